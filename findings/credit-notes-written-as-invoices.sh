#!/bin/sh
# Version: einvoicing 0.0.3, which reads and writes documents of Peppol BIS Billing 3.0.
# Input: a UBL credit note of 750 kroner, read and written again.
# Behaviour: what is written has the root element of an invoice, which no schema knows under the
# namespace of credit notes, with the type in the element of invoices. The unit of the line is lost
# already when it is read. The same document as an invoice keeps all three.
# Output:
#> credit note: Invoice of CreditNote-2, InvoiceTypeCode 381, InvoicedQuantity without a unit
#> invoice: Invoice of Invoice-2, InvoiceTypeCode 380, InvoicedQuantity in EA
. "$(dirname "$0")/run"
npm_packages einvoicing@0.0.3
run_node <<'END'
import { writeFile } from 'node:fs/promises';
import einvoicing from 'einvoicing';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const party = (name, number) => `<cac:Party>
  <cbc:EndpointID schemeID="0192">${number}</cbc:EndpointID>
  <cac:PostalAddress><cbc:CityName>Bergen</cbc:CityName><cbc:PostalZone>5004</cbc:PostalZone>
    <cac:Country><cbc:IdentificationCode>NO</cbc:IdentificationCode></cac:Country>
  </cac:PostalAddress>
  <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName>
    <cbc:CompanyID schemeID="0192">${number}</cbc:CompanyID></cac:PartyLegalEntity></cac:Party>`;
const amount = (name, sum) => `<cbc:${name}Amount currencyID="NOK">${sum}</cbc:${name}Amount>`;
const category = `<cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent>
  <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`;
const document = (root, type, code, quantity) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2"
  xmlns:cbc="${UBL}:CommonBasicComponents-2">
  <cbc:ID>202600002</cbc:ID><cbc:IssueDate>2026-12-01</cbc:IssueDate>
  <cbc:${type}>${code}</cbc:${type}><cbc:DocumentCurrencyCode>NOK</cbc:DocumentCurrencyCode>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>202600001</cbc:ID>
  </cac:InvoiceDocumentReference></cac:BillingReference>
  <cac:AccountingSupplierParty>${party('Boligstyling AS', '974760673')}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party('Stil AS', '974761076')}</cac:AccountingCustomerParty>
  <cac:TaxTotal>${amount('Tax', '150.00')}
    <cac:TaxSubtotal>${amount('Taxable', '600.00')}${amount('Tax', '150.00')}
      <cac:TaxCategory>${category}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal>${amount('LineExtension', '600.00')}${amount('TaxExclusive', '600.00')}
    ${amount('TaxInclusive', '750.00')}${amount('Payable', '750.00')}</cac:LegalMonetaryTotal>
  <cac:${root}Line><cbc:ID>1</cbc:ID><cbc:${quantity} unitCode="EA">1</cbc:${quantity}>
    ${amount('LineExtension', '600.00')}
    <cac:Item><cbc:Name>Fullstyling</cbc:Name>
      <cac:ClassifiedTaxCategory>${category}</cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price>${amount('Price', '600.00')}</cac:Price></cac:${root}Line>
</${root}>
`;
async function show(name, file) {
  await writeFile('document.xml', file);
  const read = await new einvoicing.UblReader().readFromFile('document.xml');
  const written = String(await new einvoicing.UblWriter().write(read));
  const [, root, of] = /<(\w+) xmlns="[^"]+:([\w-]+)"/.exec(written);
  const [, type, code] = /<cbc:(\w+TypeCode)>(\d+)/.exec(written);
  const [, quantity, unit] = /<cbc:(\w+Quantity)(?: unitCode="(\w+)")?>/.exec(written);
  const counted = unit ? `in ${unit}` : 'without a unit';
  console.log(`${name}: ${root} of ${of}, ${type} ${code}, ${quantity} ${counted}`);
}
await show('credit note', document('CreditNote', 'CreditNoteTypeCode', '381', 'CreditedQuantity'));
await show('invoice', document('Invoice', 'InvoiceTypeCode', '380', 'InvoicedQuantity'));
END
