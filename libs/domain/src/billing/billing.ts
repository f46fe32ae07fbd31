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

export interface SaleToBill {
  readonly sale: Sale;
  /** Null once the lead is erased. */
  /**
   * When the partner accepted; the sale's date if the lead was passed on without a question. Null
   * once the lead is erased.
   */
  readonly answeredAt: Date | null;
}

export interface BillingState {
  readonly partner: Partner;
  readonly sales: readonly SaleToBill[];
  readonly invoices: readonly Invoice[];
}

export interface IssuingTerms {
  readonly operator: OperatorDetails;
  readonly at: Date;
  /** Sales old enough at this moment are billed: now, or the last {@link billingDay}. */
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

/** Sales due since this moment or earlier are old enough to be billed. */
export function billedUpTo(at: Date): Date {
  return daysAfter(at, -DISPUTE_DAYS);
}

/** Due and on no invoice. */
export function isUnbilled(sale: Pick<Sale, 'invoiceId' | 'paymentStatus'>): boolean {
  return sale.paymentStatus === 'pending' && sale.invoiceId === null;
}

/** A due sale on no invoice and without an open dispute. */
export function isToBeBilled({ sale }: Pick<SaleToBill, 'sale'>): boolean {
  return isUnbilled(sale) && !isUndecided(sale.dispute);
}

export function isBillable(toBill: SaleToBill, at: Date): boolean {
  const { sale, answeredAt } = toBill;
  return isToBeBilled(toBill) && saleDueSince(sale, answeredAt) <= billedUpTo(at);
}

export function isToBeCredited({
  sale,
}: {
  readonly sale: Pick<Sale, 'creditNoteId' | 'invoiceId' | 'paymentStatus'>;
}): boolean {
  return sale.paymentStatus === 'credited' && sale.invoiceId !== null && sale.creditNoteId === null;
}

/**
 * One invoice per rate of MVA, because EHF forbids lines with and without MVA on one invoice, and a
 * credit note per invoice with sales credited since.
 *
 * @throws DomainError `buyer-incomplete`, which names what the partner lacks
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
 * Credits the rest of an invoice, to bill it to the buyer's present details; undefined when nothing
 * is left.
 *
 * @throws DomainError `invoice-paid` when money has come in, because no invoice would hold it
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

/**
 * A seller that charges MVA was registered at delivery, so the invoice says so even if it no longer
 * is.
 */
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

/**
 * An invoice must name the place; the county distinguishes places of one name, such as Våler or
 * Nes.
 */
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
