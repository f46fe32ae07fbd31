#!/bin/sh
# Version: einvoicing 0.0.3, which reads invoices of Peppol BIS Billing 3.0.
# Input: a UBL invoice whose seller is in Oslo, and whose KID begins with zeros, or has 25 digits.
# Behaviour: postal code, buyer reference and KID are read as numbers: zeros in front are gone, and a
# long KID is rounded. Account, organisation number and invoice number stay as they are. The rules of
# Peppol that the package brings find no fault.
# Output:
#> postal code 0150: 150
#> buyer reference 0042: 42
#> KID 0020260000305: 20260000305
#> KID of 25 digits: 1.2345678901234568e+24
#> account 01234567892: 01234567892
#> faults: 0
. "$(dirname "$0")/run"
npm_packages einvoicing@0.0.3
run_node <<'END'
import { writeFile } from 'node:fs/promises';
import einvoicing from 'einvoicing';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const party = (name, number, code) => `<cac:Party>
  <cbc:EndpointID schemeID="0192">${number}</cbc:EndpointID>
  <cac:PostalAddress><cbc:CityName>Oslo</cbc:CityName><cbc:PostalZone>${code}</cbc:PostalZone>
    <cac:Country><cbc:IdentificationCode>NO</cbc:IdentificationCode></cac:Country>
  </cac:PostalAddress>
  <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName>
    <cbc:CompanyID schemeID="0192">${number}</cbc:CompanyID></cac:PartyLegalEntity></cac:Party>`;
const amount = (name, sum) => `<cbc:${name} currencyID="NOK">${sum}</cbc:${name}>`;
const category = `<cbc:ID>Z</cbc:ID><cbc:Percent>0</cbc:Percent>
  <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`;
const invoice = (kid) => `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2"
  xmlns:cbc="${UBL}:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>202600003</cbc:ID><cbc:IssueDate>2026-12-01</cbc:IssueDate>
  <cbc:DueDate>2026-12-15</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>NOK</cbc:DocumentCurrencyCode><cbc:BuyerReference>0042</cbc:BuyerReference>
  <cac:AccountingSupplierParty>${party('Boligstyling AS', '974760673', '0150')}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party('Stil AS', '974761076', '5004')}</cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>
    <cbc:PaymentID>${kid}</cbc:PaymentID>
    <cac:PayeeFinancialAccount><cbc:ID>01234567892</cbc:ID></cac:PayeeFinancialAccount>
  </cac:PaymentMeans>
  <cac:TaxTotal>${amount('TaxAmount', '0.00')}
    <cac:TaxSubtotal>${amount('TaxableAmount', '600.00')}${amount('TaxAmount', '0.00')}
      <cac:TaxCategory>${category}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    ${['LineExtension', 'TaxExclusive', 'TaxInclusive', 'Payable'].map((name) => amount(`${name}Amount`, '600.00')).join('')}
  </cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="EA">1</cbc:InvoicedQuantity>
    ${amount('LineExtensionAmount', '600.00')}
    <cac:Item><cbc:Name>Fullstyling</cbc:Name>
      <cac:ClassifiedTaxCategory>${category}</cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price>${amount('PriceAmount', '600.00')}</cac:Price></cac:InvoiceLine>
</Invoice>
`;
async function read(kid) {
  await writeFile('invoice.xml', invoice(kid));
  return new einvoicing.UblReader().readFromFile('invoice.xml');
}
const document = await read('0020260000305');
const { seller, buyerReference, payment } = document;
console.log(`postal code 0150: ${seller.address.postalZone}`);
console.log(`buyer reference 0042: ${buyerReference}`);
console.log(`KID 0020260000305: ${payment.id}`);
console.log(`KID of 25 digits: ${(await read('1234567890123456789012345')).payment.id}`);
console.log(`account 01234567892: ${payment.transfer.account}`);
const { errors, warning } = await document.validate();
console.log(`faults: ${errors.length + warning.length}`);
END
