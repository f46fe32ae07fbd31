import { DISPUTE_DAYS, isUndecided, saleDueSince, type Sale } from './sale.js';
import { DomainError } from '../core/domain-error.js';
import { dueDay } from '../core/time/working-time.js';
import type { InvoiceAccount } from './payment.js';
import {
  amountsOf,
  type Buyer,
  type Invoice,
  type InvoiceLine,
  type Seller,
  kidOf,
} from './invoice.js';
import { missingOf, PARTY_FIELDS, PARTY_NAME_FIELD, partyOf } from '../partners/invoice-party.js';
import { fieldsOf } from '../core/record-field.js';
import { listed } from '../core/wording.js';
import { norwegianDay, dayAt, startOfNorwegianDay } from '../core/time/norwegian-day.js';
import type { OperatorDetails } from './operator.js';
import type { Partner } from '../partners/partner.js';
import { areaName } from '../places/area.js';
import { municipalityNumbered } from '../places/municipalities.js';
import { daysAfter } from '../core/time/time-span.js';
import { vatSums, creditedVat } from '../core/money.js';

/**
 * The start of the latest 15th in Norway. Monthly invoices are due within 15 working days of the
 * month's end (bokføringsforskriften § 5-2-3).
 */
export function billingDay(at: Date): Date {
  const month = dayAt(norwegianDay(at), -DISPUTE_DAYS).slice(0, 'yyyy-MM-'.length);
  return startOfNorwegianDay(dayAt(`${month}01`, DISPUTE_DAYS));
}

export interface BillingState {
  readonly partner: Partner;
  readonly sales: readonly Sale[];
  readonly invoices: readonly Invoice[];
}

export interface IssuingTerms {
  readonly operator: OperatorDetails;
  readonly at: Date;
  /** Sales old enough then are billed: now, or the last {@link billingDay}. */
  readonly asOf: Date;
  readonly newId: () => string;
  readonly nextNumber: () => string;
}

export type CreditingTerms = Pick<IssuingTerms, 'at' | 'newId' | 'nextNumber'>;

export interface InvoiceToCorrect {
  readonly account: InvoiceAccount;
  readonly notes: readonly Invoice[];
  readonly sales: readonly Sale[];
}

export function billedUpTo(at: Date): Date {
  return daysAfter(at, -DISPUTE_DAYS);
}

export function isUnbilled(
  sale: Pick<Sale, 'importedAt' | 'invoiceId' | 'paymentStatus'>,
): boolean {
  return sale.paymentStatus === 'pending' && sale.invoiceId === null && sale.importedAt === null;
}

export function isToBeBilled(
  sale: Pick<Sale, 'dispute' | 'importedAt' | 'invoiceId' | 'paymentStatus'>,
): boolean {
  return isUnbilled(sale) && !isUndecided(sale.dispute);
}

export function isBillable(sale: Sale, at: Date): boolean {
  return isToBeBilled(sale) && saleDueSince(sale) <= billedUpTo(at);
}

export function isToBeCredited({
  creditNoteId,
  invoiceId,
  paymentStatus,
}: Pick<Sale, 'creditNoteId' | 'invoiceId' | 'paymentStatus'>): boolean {
  return paymentStatus === 'credited' && invoiceId !== null && creditNoteId === null;
}

/**
 * One invoice per MVA rate, because EHF forbids mixing, and a credit note per invoice with credited
 * sales.
 *
 * @throws `buyer-incomplete`
 */
export function issuedDocuments(state: BillingState, terms: IssuingTerms): Invoice[] {
  const billable = state.sales.filter((each) => isBillable(each, terms.asOf));
  const credited = state.sales.filter(isToBeCredited);
  const byInvoice = Map.groupBy(credited, ({ invoiceId }) => invoiceId);
  const notes = [...byInvoice].map(([id, sales]) => creditNote(state.invoices, id, sales, terms));
  const byRate = Map.groupBy(billable, ({ vatRate }) => vatRate);
  return [...notes, ...[...byRate.values()].map((sales) => invoice(state.partner, sales, terms))];
}

function invoice(partner: Partner, sales: readonly Sale[], terms: IssuingTerms): Invoice {
  const { operator, at } = terms;
  const buyer = buyerOf(partner);
  const lines = sales.map(lineOf);
  const vat = vatSums(lines);
  const number = terms.nextNumber();
  const issuedOn = norwegianDay(at);
  return {
    id: terms.newId(),
    kind: 'invoice',
    number,
    partnerId: partner.id,
    issuedOn,
    dueOn: dueDay(issuedOn, operator.dueDays),
    kid: kidOf(number),
    seller: sellerOf(operator, lines),
    buyer,
    lines,
    vat,
    ...amountsOf(vat),
    credits: null,
  };
}

/**
 * Credits the rest, to bill it with the buyer's present details.
 *
 * @throws `invoice-paid`, because no invoice would hold the money
 */
export function creditedToBillAgain(
  { account: { invoice, paidOre }, notes, sales }: InvoiceToCorrect,
  terms: CreditingTerms,
): Invoice[] {
  if (paidOre !== 0) throw new DomainError('invoice-paid');
  if (sales.length === 0) return [];
  return [{ ...creditNote([invoice, ...notes], invoice.id, sales, terms), isBilledAgain: true }];
}

function creditNote(
  invoices: readonly Invoice[],
  invoiceId: string | null,
  sales: readonly Sale[],
  terms: CreditingTerms,
): Invoice {
  const credited = invoices.find(({ id }) => id === invoiceId);
  if (!credited) throw new DomainError('invoice-not-found');
  const ids = new Set(sales.map(({ id }) => id));
  const before = invoices.filter(({ credits }) => credits?.id === invoiceId);
  const lines = credited.lines.filter(({ saleId }) => ids.has(saleId));
  const earlier = before.flatMap((note) => note.lines);
  const vat = creditedVat(lines, credited.lines, earlier);
  const { id, number, issuedOn } = credited;
  return {
    ...credited,
    id: terms.newId(),
    kind: 'credit-note',
    number: terms.nextNumber(),
    issuedOn: norwegianDay(terms.at),
    dueOn: null,
    kid: null,
    lines,
    vat,
    ...amountsOf(vat),
    credits: { id, number, issuedOn },
  };
}

/** A seller that charges MVA was registered at delivery, so the invoice says so. */
function sellerOf(operator: OperatorDetails, lines: readonly InvoiceLine[]): Seller {
  const { account, inBusinessRegister } = operator;
  const vatRegistered = operator.vatRegistered || lines.some(({ vatRate }) => vatRate !== null);
  const party = fieldsOf({ name: PARTY_NAME_FIELD, ...PARTY_FIELDS }, operator);
  return { ...party, account, vatRegistered, inBusinessRegister };
}

function buyerOf(partner: Partner): Buyer {
  const buyer = partyOf(partner);
  const missing = missingOf(buyer);
  if (missing.length === 0) return { ...buyer, contact: partner.name };
  throw new DomainError('buyer-incomplete', `${buyer.name} mangler ${listed(missing)}.`);
}

/** The county distinguishes places of one name, such as Våler. */
function placeOfDelivery({ municipality }: Sale): string {
  const isKnown = municipality !== null && municipalityNumbered(municipality);
  return isKnown ? areaName(municipality) : 'Norge';
}

function lineOf(sale: Sale): InvoiceLine {
  return {
    saleId: sale.id,
    deliveredOn: norwegianDay(sale.createdAt),
    service: sale.service,
    place: placeOfDelivery(sale),
    reference: sale.reference,
    amountOre: sale.amountOre,
    vatRate: sale.vatRate,
  };
}
