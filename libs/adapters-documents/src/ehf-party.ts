import type { Buyer, Invoice, InvoiceParty } from '@boligstyling/domain';
import { element, type XmlElement } from './xml.js';

/** Organisasjonsnummer, in the list of identifier schemes (ISO 6523). */
const ORGANIZATION_NUMBER = { schemeID: '0192' };

/**
 * Who sells, with the tax schemes that Norway asks for (NO-R-001, NO-R-002). A number for MVA where any is
 * asked for, and there alone: what was delivered before the seller was registered must not have it (BR-O-02).
 */
export function supplierParty({ seller, vat }: Invoice, email: string): XmlElement {
  const { organizationNumber, inBusinessRegister } = seller;
  const asksForVat = vat.some(({ rate }) => rate !== null);
  return element('cac:AccountingSupplierParty', [
    party(seller, [
      asksForVat && taxScheme(`NO${organizationNumber}MVA`, 'VAT'),
      inBusinessRegister && taxScheme('Foretaksregisteret', 'TAX'),
      legalEntity(seller),
      element('cac:Contact', [element('cbc:ElectronicMail', email)]),
    ]),
  ]);
}

/** Who buys. */
export function customerParty(buyer: Buyer): XmlElement {
  return element('cac:AccountingCustomerParty', [
    party(buyer, [
      legalEntity(buyer),
      element('cac:Contact', [element('cbc:Name', buyer.contact)]),
    ]),
  ]);
}

function party(of: InvoiceParty, more: readonly (XmlElement | false)[]): XmlElement {
  return element('cac:Party', [
    element('cbc:EndpointID', of.organizationNumber, ORGANIZATION_NUMBER),
    element('cac:PartyName', [element('cbc:Name', of.name)]),
    element('cac:PostalAddress', [
      element('cbc:StreetName', of.street),
      element('cbc:CityName', of.postPlace),
      element('cbc:PostalZone', of.postalCode),
      element('cac:Country', [element('cbc:IdentificationCode', 'NO')]),
    ]),
    ...more,
  ]);
}

function taxScheme(companyId: string, id: 'VAT' | 'TAX'): XmlElement {
  return element('cac:PartyTaxScheme', [
    element('cbc:CompanyID', companyId),
    element('cac:TaxScheme', [element('cbc:ID', id)]),
  ]);
}

function legalEntity({ name, organizationNumber }: InvoiceParty): XmlElement {
  return element('cac:PartyLegalEntity', [
    element('cbc:RegistrationName', name),
    element('cbc:CompanyID', organizationNumber, ORGANIZATION_NUMBER),
  ]);
}
