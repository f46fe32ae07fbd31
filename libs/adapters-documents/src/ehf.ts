import type { Invoice, InvoiceLine, Buyer, InvoiceParty } from '@boligstyling/domain';

function element(
  name: string,
  content: string | readonly (string | undefined | false)[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`);
  const inside =
    typeof content === 'string' ? escaped(content) : `\n${content.filter(Boolean).join('')}`;
  return `<${name}${given.join('')}>${inside}</${name}>\n`;
}

/** Organisasjonsnummer (ISO 6523). */
const ORGANIZATION_NUMBER = { schemeID: '0192' };

/**
 * With the tax schemes required in Norway (NO-R-001, NO-R-002), and an MVA number only if MVA is
 * charged (BR-O-02).
 */
function supplierParty({ seller, vat }: Invoice, email: string): string {
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

function customerParty(buyer: Buyer): string {
  return element('cac:AccountingCustomerParty', [
    party(buyer, [
      legalEntity(buyer),
      element('cac:Contact', [element('cbc:Name', buyer.contact)]),
    ]),
  ]);
}

function party(of: InvoiceParty, more: readonly (string | false)[]): string {
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

function taxScheme(companyId: string, id: 'VAT' | 'TAX'): string {
  return element('cac:PartyTaxScheme', [
    element('cbc:CompanyID', companyId),
    element('cac:TaxScheme', [element('cbc:ID', id)]),
  ]);
}

function legalEntity({ name, organizationNumber }: InvoiceParty): string {
  return element('cac:PartyLegalEntity', [
    element('cbc:RegistrationName', name),
    element('cbc:CompanyID', organizationNumber, ORGANIZATION_NUMBER),
  ]);
}

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** In UBL, with the document type of UNTDID 1001. */
const WORDS = {
  invoice: { root: 'Invoice', typeCode: '380', quantity: 'cbc:InvoicedQuantity' },
  'credit-note': { root: 'CreditNote', typeCode: '381', quantity: 'cbc:CreditedQuantity' },
} as const;

/** 30: a credit transfer (UNTDID 4461). */
const CREDIT_TRANSFER = '30';

/** Without its ending; a PDF and its EHF share it. */
export function fileNameOf({ kind, number }: Invoice): string {
  return `${kind === 'invoice' ? 'faktura' : 'kreditnota'}-${number}`;
}

/** Peppol BIS Billing 3.0 in UBL 2.1, whose schema fixes the order of elements. */
export function ehfOf(invoice: Invoice, email: string): string {
  const { root, typeCode } = WORDS[invoice.kind];
  const { number, issuedOn, dueOn, buyer, credits } = invoice;
  const document = element(
    root,
    [
      element('cbc:CustomizationID', CUSTOMIZATION),
      element('cbc:ProfileID', PROFILE),
      element('cbc:ID', number),
      element('cbc:IssueDate', issuedOn),
      dueOn !== null && element('cbc:DueDate', dueOn),
      element(`cbc:${root}TypeCode`, typeCode),
      element('cbc:DocumentCurrencyCode', 'NOK'),
      element('cbc:BuyerReference', buyer.contact),
      credits !== null && billingReference(credits),
      supplierParty(invoice, email),
      customerParty(buyer),
      paymentMeans(invoice),
      taxTotal(invoice),
      totals(invoice),
      ...invoice.lines.map((line, index) => lineOf(invoice, line, String(index + 1))),
    ],
    {
      xmlns: `${UBL}:${root}-2`,
      'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}`;
}

function billingReference({ number, issuedOn }: NonNullable<Invoice['credits']>): string {
  return element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [
      element('cbc:ID', number),
      element('cbc:IssueDate', issuedOn),
    ]),
  ]);
}

function paymentMeans({ kid, seller }: Invoice): string | undefined {
  if (kid === null) return undefined;
  return element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', CREDIT_TRANSFER),
    element('cbc:PaymentID', kid),
    element('cac:PayeeFinancialAccount', [element('cbc:ID', seller.account)]),
  ]);
}

function taxTotal({ vat, vatOre }: Invoice): string {
  return element('cac:TaxTotal', [
    amount('cbc:TaxAmount', vatOre),
    ...vat.map((sum) =>
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', sum.netOre),
        amount('cbc:TaxAmount', sum.vatOre),
        taxCategory('cac:TaxCategory', sum.rate, true),
      ]),
    ),
  ]);
}

function totals({ netOre, totalOre }: Invoice): string {
  return element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', netOre),
    amount('cbc:TaxExclusiveAmount', netOre),
    amount('cbc:TaxInclusiveAmount', totalOre),
    amount('cbc:PayableAmount', totalOre),
  ]);
}

function lineOf({ kind }: Invoice, line: InvoiceLine, id: string): string {
  const { root, quantity } = WORDS[kind];
  const { what, where } = lineWords(line);
  return element(`cac:${root}Line`, [
    element('cbc:ID', id),
    element(quantity, '1', { unitCode: 'EA' }),
    amount('cbc:LineExtensionAmount', line.amountOre),
    element('cac:InvoicePeriod', [
      element('cbc:StartDate', line.deliveredOn),
      element('cbc:EndDate', line.deliveredOn),
    ]),
    element('cac:Item', [
      element('cbc:Description', where),
      element('cbc:Name', what),
      taxCategory('cac:ClassifiedTaxCategory', line.vatRate, false),
    ]),
    element('cac:Price', [amount('cbc:PriceAmount', line.amountOre)]),
  ]);
}

/** S standard, Z zero, O outside the tax, which needs a reason (UNCL 5305). */
function taxCategory(name: string, rate: number | null, saysWhy: boolean): string {
  const id = rate === null ? 'O' : rate === 0 ? 'Z' : 'S';
  const why = 'Selgeren var ikke registrert i Merverdiavgiftsregisteret ved levering';
  return element(name, [
    element('cbc:ID', id),
    rate !== null && element('cbc:Percent', String(rate / 100)),
    rate === null && saysWhy && element('cbc:TaxExemptionReason', why),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ]);
}

function amount(name: string, ore: number): string {
  return element(name, (ore / 100).toFixed(2), { currencyID: 'NOK' });
}

function lineWords({ service, place, reference }: InvoiceLine): {
  what: string;
  where: string;
} {
  const what = service ? `Formidlet oppdrag: ${service}` : 'Formidlet oppdrag';
  return { what, where: reference ? `${place}, oppdrag ${reference}` : place };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}
