import type { AssignmentState } from '../assignments/assignment.js';
import { DISPUTE_DAYS, isUndecided } from './dispute.js';
import { DomainError } from '../core/domain-error.js';
import { dueDay } from '../core/time/due-day.js';
import type { InvoiceAccount } from './invoice-account.js';
import { amountsOf, type Buyer, type Invoice, type InvoiceLine, type Seller } from './invoice.js';
import { missingOf, partyOf } from '../partners/invoice-party.js';
import { kidOf } from './kid.js';
import { listed } from '../core/listed.js';
import { norwegianDay } from '../core/time/norwegian-day.js';
import type { OperatorDetails } from './operator.js';
import type { Partner } from '../partners/partner.js';
import { areaName } from '../places/area.js';
import { municipalityNumbered } from '../places/municipalities.js';
import { saleDueSince, type Sale } from './sale.js';
import { daysAfter } from '../core/time/time-span.js';
import { vatSums, vatTakenAway } from '../core/vat.js';

/** A sale with what bears on whether it is billed. */
export interface SaleToBill {
  readonly sale: Sale;
  /** Null once the lead is erased. */
  readonly assignmentState: AssignmentState | null;
  /** When the partner said yes: of what was passed on before there were questions, after it was sold. Null once the lead is erased. */
  readonly answeredAt: Date | null;
}

/** All of a partner that may be billed or credited now. */
export interface BillingState {
  readonly partner: Partner;
  /** Those on no invoice, and those that were credited since. */
  readonly sales: readonly SaleToBill[];
  /** The invoices that {@link sales} are on, with all credit notes to them. */
  readonly invoices: readonly Invoice[];
}

/** What an invoice is issued with. */
export interface IssuingTerms {
  readonly operator: OperatorDetails;
  readonly at: Date;
  /** What was old enough then is billed: now, or on the last {@link billingDay}. */
  readonly asOf: Date;
  readonly newId: () => string;
  /** The next one of the year. */
  readonly nextNumber: () => string;
}

/** What a credit note is issued with: whose it is, its invoice says. */
export type CreditingTerms = Pick<IssuingTerms, 'at' | 'newId' | 'nextNumber'>;

/** An invoice that went to the wrong buyer, as it stands. */
export interface InvoiceToCorrect {
  readonly account: InvoiceAccount;
  /** All credit notes to it. */
  readonly notes: readonly Invoice[];
  /** Those on it that are not credited. */
  readonly sales: readonly Sale[];
}

/** What is owed since this moment or before is old enough to be billed. */
export function billedUpTo(at: Date): Date {
  return daysAfter(at, -DISPUTE_DAYS);
}

/**
 * Whether a sale is to come on an invoice: it is still owed, on none, and nothing is held against it;
 * and of one from before there were questions, only when the partner has said yes.
 */
export function isToBeBilled({
  sale,
  assignmentState,
}: Pick<SaleToBill, 'sale' | 'assignmentState'>): boolean {
  return (
    sale.paymentStatus === 'pending' &&
    sale.invoiceId === null &&
    !isUndecided(sale.dispute) &&
    assignmentState !== 'legacy-open'
  );
}

/** Whether a partner is to pay for a sale now: it {@link isToBeBilled}, and is old enough to be undisputed for good. */
export function isBillable(toBill: SaleToBill, at: Date): boolean {
  const { sale, answeredAt } = toBill;
  return isToBeBilled(toBill) && saleDueSince(sale, answeredAt) <= billedUpTo(at);
}

/** Whether it was credited after it was invoiced, and no credit note says so yet. */
export function isToBeCredited({ sale }: Pick<SaleToBill, 'sale'>): boolean {
  return sale.paymentStatus === 'credited' && sale.invoiceId !== null && sale.creditNoteId === null;
}

/**
 * What is to be issued to a partner now: an invoice of all that can be billed, one for each rate of MVA,
 * as EHF lets no invoice have lines with MVA and lines outside it; and a credit note for each invoice
 * of which something was credited since.
 *
 * @throws DomainError `buyer-incomplete`, which says what the partner lacks
 */
export function billed(state: BillingState, terms: IssuingTerms): Invoice[] {
  const billable = state.sales.filter((each) => isBillable(each, terms.asOf));
  const credited = state.sales.filter(isToBeCredited).map(({ sale }) => sale);
  const byInvoice = Map.groupBy(credited, ({ invoiceId }) => invoiceId);
  const notes = [...byInvoice].map(([id, sales]) => creditNote(state.invoices, id, sales, terms));
  const byRate = Map.groupBy(billable, ({ sale }) => sale.vatRate);
  return [...notes, ...[...byRate.values()].map((sales) => invoice(state.partner, sales, terms))];
}

function invoice(partner: Partner, sales: readonly SaleToBill[], terms: IssuingTerms): Invoice {
  const { operator, at } = terms;
  const buyer = buyerOf(partner);
  const lines = sales.map(({ sale }) => lineOf(sale));
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
 * The credit note of all that is left of an invoice, for it to be billed anew to the buyer as it is by
 * then; none where nothing is left.
 *
 * @throws DomainError `invoice-paid` where money has come in, which would be on no invoice any more
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
  const vat = vatTakenAway(lines, credited.lines, earlier);
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

/** Whoever asks for MVA was registered when that was delivered, and says so, though it is not any more. */
function sellerOf(operator: OperatorDetails, lines: readonly InvoiceLine[]): Seller {
  const { name, organizationNumber, street, postalCode, postPlace } = operator;
  const { account, inBusinessRegister } = operator;
  const vatRegistered = operator.vatRegistered || lines.some(({ vatRate }) => vatRate !== null);
  const party = { name, organizationNumber, street, postalCode, postPlace };
  return { ...party, account, vatRegistered, inBusinessRegister };
}

function buyerOf(partner: Partner): Buyer {
  const buyer = partyOf(partner);
  const missing = missingOf(buyer);
  if (missing.length === 0) return { ...buyer, contact: partner.name };
  throw new DomainError('buyer-incomplete', `${buyer.name} mangler ${listed(missing)}.`);
}

/** Where it was, as an invoice has to tell: two are called Våler, and more places than one Nes. */
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
