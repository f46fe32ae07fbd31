import { isOrganizationNumber } from '@boligstyling/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/**
 * The official rules that the samples were held against, the one in force and the one before. A
 * file must satisfy both, because receivers change on different days.
 */
export const HELD_AGAINST = [
  'Peppol BIS Billing 3.0.20 (2025.11) with CEN 1.3.15',
  'Peppol BIS Billing 3.0.21 (2026.5) with CEN 1.3.16',
] as const;

/** The schema's order of elements, as far as we use them. */
const ORDER: Record<string, readonly string[]> = {
  Invoice: [
    ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'DueDate', 'InvoiceTypeCode'],
    ...['DocumentCurrencyCode', 'BuyerReference', 'BillingReference', 'AccountingSupplierParty'],
    ...['AccountingCustomerParty', 'PaymentMeans', 'TaxTotal', 'LegalMonetaryTotal', 'InvoiceLine'],
  ],
  CreditNote: [
    ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'CreditNoteTypeCode'],
    ...['DocumentCurrencyCode', 'BuyerReference', 'BillingReference', 'AccountingSupplierParty'],
    ...['AccountingCustomerParty', 'TaxTotal', 'LegalMonetaryTotal', 'CreditNoteLine'],
  ],
  Party: [
    ...['EndpointID', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity'],
    'Contact',
  ],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  LegalMonetaryTotal: [
    ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'],
  ],
};

type Node = { readonly [name: string]: readonly Node[] | undefined } & {
  readonly '#text'?: never;
};

/**
 * Checks the rules of `docs/ehf.md` under their official names, and returns the broken ones. It does not replace the official schema and schematron.
 */
export function brokenRules(xml: string): string[] {
  if (XMLValidator.validate(xml) !== true) return ['XML'];
  const broken: string[] = [];
  const require = (rule: string, holds: boolean) => {
    if (!holds) broken.push(rule);
  };
  const parsed = new XMLParser({
    preserveOrder: false,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    alwaysCreateTextNode: true,
    isArray: (_, __, ___, isAttribute) => !isAttribute,
  }).parse(xml);
  const root = parsed.Invoice ? 'Invoice' : 'CreditNote';
  const document: Node = parsed[root][0];
  const isInvoice = root === 'Invoice';
  const ore = (node: Node, ...path: string[]) => Math.round(Number(textAt(node, ...path)) * 100);
  const has = (node: Node, ...path: string[]) => nodesAt(node, ...path).length > 0;

  for (const [name, order] of Object.entries(ORDER)) {
    require('XSD', isOrdered(xml, name, order));
  }
  require('PEPPOL-EN16931-R004', textAt(document, 'CustomizationID').endsWith('billing:3.0'));
  require('PEPPOL-EN16931-R007', textAt(document, 'ProfileID').endsWith('billing:01:1.0'));
  require('PEPPOL-EN16931-R003', has(document, 'BuyerReference'));
  require('PEPPOL-EN16931-R008', !/<([\w:]+)(?: [^<>]*)?>\s*<\/\1>|<[^<>]*\/>/.test(xml));
  for (const [, amount = ''] of xml.matchAll(/ currencyID="NOK">([^<]*)</g)) {
    require('BR-DEC', /^-?\d+(?:\.\d{1,2})?$/.test(amount));
  }
  for (const means of nodesAt(document, 'PaymentMeans')) {
    require('BR-61', has(means, 'PayeeFinancialAccount', 'ID'));
  }
  require('BR-CO-25', !isInvoice || has(document, 'DueDate'));
  require('XSD', isInvoice || !has(document, 'DueDate'));
  require('BillingReference', isInvoice !== has(document, 'BillingReference'));

  const [seller, buyer] = ['Supplier', 'Customer'].map((who) => `Accounting${who}Party`);
  for (const [who, rule] of [
    [seller, 'PEPPOL-EN16931-R020'],
    [buyer, 'PEPPOL-EN16931-R010'],
  ] as const) {
    const party = nodesAt(document, who!, 'Party')[0]!;
    require(rule, isOrganizationNumber(textAt(party, 'EndpointID')));
    require('PEPPOL-COMMON-R041', isOrganizationNumber(
      textAt(party, 'PartyLegalEntity', 'CompanyID'),
    ));
  }
  const schemes = nodesAt(document, seller!, 'Party', 'PartyTaxScheme');
  const vatNumbers = schemes.filter((each) => textAt(each, 'TaxScheme', 'ID') === 'VAT');
  for (const each of vatNumbers) {
    const number = /^NO(\d{9})MVA$/.exec(textAt(each, 'CompanyID'))?.[1] ?? '';
    require('NO-R-001', isOrganizationNumber(number));
  }
  require('NO-R-002', schemes.some((each) => textAt(each, 'CompanyID') === 'Foretaksregisteret'));

  const lines = nodesAt(document, `${root}Line`);
  const lineSum = lines.reduce((sum, line) => sum + ore(line, 'LineExtensionAmount'), 0);
  const total = nodesAt(document, 'LegalMonetaryTotal')[0]!;
  const tax = nodesAt(document, 'TaxTotal')[0]!;
  const taxSums = nodesAt(tax, 'TaxSubtotal');
  require('BR-16', lines.length > 0);
  require('BR-CO-10', ore(total, 'LineExtensionAmount') === lineSum);
  require('BR-CO-13', ore(total, 'TaxExclusiveAmount') === lineSum);
  require('BR-CO-14', ore(tax, 'TaxAmount') ===
    taxSums.reduce((sum, each) => sum + ore(each, 'TaxAmount'), 0));
  require('BR-CO-15', ore(total, 'TaxInclusiveAmount') ===
    ore(total, 'TaxExclusiveAmount') + ore(tax, 'TaxAmount'));
  require('BR-CO-16', ore(total, 'PayableAmount') === ore(total, 'TaxInclusiveAmount'));
  for (const each of taxSums) {
    const id = textAt(each, 'TaxCategory', 'ID');
    const rate = textAt(each, 'TaxCategory', 'Percent');
    const asked = (ore(each, 'TaxableAmount') * Number(rate || 0)) / 100;
    require('BR-CO-17', Math.abs(asked - ore(each, 'TaxAmount')) < 100);
    const ofRate = lines.filter(
      (line) =>
        textAt(line, 'Item', 'ClassifiedTaxCategory', 'ID') === id &&
        textAt(line, 'Item', 'ClassifiedTaxCategory', 'Percent') === rate,
    );
    require(`BR-${id}-08`, ofRate.reduce(
      (sum, line) => sum + ore(line, 'LineExtensionAmount'),
      0,
    ) === ore(each, 'TaxableAmount'));
    require('BR-S-02', id !== 'S' || vatNumbers.length === 1);
    require('BR-Z-02', id !== 'Z' || vatNumbers.length === 1);
    require('BR-O-02', id !== 'O' || vatNumbers.length === 0);
    require('BR-S-05', id !== 'S' || Number(rate) > 0);
    require('BR-Z-05', id !== 'Z' || rate === '0');
    require('BR-O-05', id !== 'O' || rate === '');
    require('BR-O-10', id !== 'O' || has(each, 'TaxCategory', 'TaxExemptionReason'));
    require('BR-O-11', id !== 'O' || taxSums.length === 1);
  }
  const quantity = isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity';
  for (const line of lines) {
    const unit = nodesAt(line, quantity)[0] as unknown as { '@unitCode'?: string } | undefined;
    require('BR-CL-23', unit?.['@unitCode'] === 'EA');
    require('BR-25', textAt(line, 'Item', 'Name') !== '');
    const [period] = nodesAt(line, 'InvoicePeriod');
    require('BR-30', !period || textAt(period, 'EndDate') >= textAt(period, 'StartDate'));
  }
  return [...new Set(broken)];
}

function nodesAt(node: Node, ...path: string[]): readonly Node[] {
  return path.reduce<readonly Node[]>(
    (nodes, name) => nodes.flatMap((at) => at[name] ?? []),
    [node],
  );
}

function textAt(node: Node, ...path: string[]): string {
  return String(nodesAt(node, ...path)[0]?.['#text'] ?? '');
}

/** True if all children of each such element are known and in this order. */
function isOrdered(xml: string, name: string, order: readonly string[]): boolean {
  const parsed = new XMLParser({ preserveOrder: true, removeNSPrefix: true }).parse(xml);
  const found: string[][] = [];
  const walk = (nodes: readonly Record<string, unknown>[]) => {
    for (const each of nodes) {
      const [key = ''] = Object.keys(each);
      const inside = each[key];
      if (!Array.isArray(inside)) continue;
      if (key === name) found.push(inside.map((child) => Object.keys(child)[0] ?? ''));
      walk(inside);
    }
  };
  walk(parsed);
  return found.every((children) => {
    const places = children.map((child) => order.indexOf(child));
    return places.every((place, nth) => place >= 0 && place >= (places[nth - 1] ?? 0));
  });
}
