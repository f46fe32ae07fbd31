import {
  issuedDocuments,
  amountsOf,
  type Invoice,
  invoiceNumber,
  type OperatorDetails,
  type Partner,
  type Sale,
  SERVICES,
  vatRateOf,
  vatSums,
} from '@boligstyling/domain';
import { samplePartner, sampleOperator } from '@boligstyling/domain/testing';

/** 120 characters, with Sami letters. */
export const LONG_NAME =
  `Čáhppes & Đivvun «Ŋuorttanaste» Šaldi Ŧuohta Žirkon AS ${'Østre Ål Interiør '.repeat(4)}`
    .slice(0, 120)
    .trimEnd()
    .padEnd(120, 'x');

const BUYERS: readonly Partial<Partner>[] = [
  {},
  { company: LONG_NAME, name: 'Máret Ánne Guđmundsen-Šáŋgi', street: 'Ávžževárgeaidnu 7' },
  { company: 'A < B & "C" > D', name: "O'Neil" },
  { company: 'Kautokeino stil', postPlace: 'Guovdageaidnu', postalCode: '9520' },
];
const SELLERS: readonly Partial<OperatorDetails>[] = [
  {},
  { vatRegistered: false },
  { vatRate: 1500 },
  { vatRate: 0 },
  { vatRegistered: false, inBusinessRegister: true, dueDays: 30 },
];
const PRICES = [60_000, 33_333, 10, 99_999, 149_950, 1];
const PLACES = ['4601', '5540', '5610', '5612', null, '0301'];
const AT = new Date('2026-12-01T06:00:00Z');

/**
 * Half invoices, half credit notes, of every kind: whole and partial credits, two MVA rates,
 * unregistered sellers, long names, Sami letters.
 */
export function sampleInvoices(count = 200): Invoice[] {
  let last = 0;
  const nextNumber = () => invoiceNumber(2026, (last += 1));
  return Array.from({ length: count / 2 }, (_, nth) => nth).flatMap((nth) => {
    const operator = sampleOperator(SELLERS[nth % SELLERS.length]);
    const partner = samplePartner(BUYERS[nth % BUYERS.length]);
    const terms = { operator, at: AT, asOf: AT, newId: idOf(nth), nextNumber };
    const sales = Array.from({ length: 1 + (nth % 7) }, (_, line) =>
      saleOf(nth, line, vatRateOf(operator)),
    );
    const state = { partner, sales, invoices: [] };
    const [whole] = issuedDocuments(state, terms);
    if (!whole) throw new TypeError('There are sales to bill');
    const invoice = nth % 5 === 0 ? withTwoRates(whole) : whole;
    const credited = sales
      .slice(0, nth % 3 === 0 ? sales.length : 1)
      .map((sale) => ({ ...sale, paymentStatus: 'credited' as const, invoiceId: invoice.id }));
    return [invoice, ...issuedDocuments({ partner, sales: credited, invoices: [invoice] }, terms)];
  });
}

/** As issued after a change of rate within the month. */
function withTwoRates(invoice: Invoice): Invoice {
  if (!invoice.seller.vatRegistered || invoice.lines.length < 2) return invoice;
  const rates = [2500, 1200];
  const lines = invoice.lines.map((line, nth) => ({ ...line, vatRate: rates[nth % 2]! }));
  const vat = vatSums(lines);
  return { ...invoice, lines, vat, ...amountsOf(vat) };
}

function saleOf(nth: number, line: number, vatRate: number | null): Sale {
  const day = String(1 + ((nth + line) % 15)).padStart(2, '0');
  return {
    id: `sale-${nth}-${line}`,
    assignmentId: null,
    partnerId: samplePartner().id,
    amountOre: PRICES[(nth + line) % PRICES.length]!,
    vatRate,
    paymentStatus: 'pending',
    createdAt: new Date(`2026-11-${day}T12:00:00Z`),
    settledAt: null,
    service: SERVICES[(nth + line) % SERVICES.length]!,
    municipality: PLACES[(nth + line) % PLACES.length]!,
    reference: `K${String(nth).padStart(4, '0')}${String(line).padStart(3, '0')}`,
    invoiceId: null,
    creditNoteId: null,
    dispute: null,
    toPayBackSince: null,
    waivers: [],
    importedAt: null,
    dueAgainAt: null,
  };
}

function idOf(nth: number): () => string {
  let made = 0;
  return () => `document-${nth}-${(made += 1)}`;
}
