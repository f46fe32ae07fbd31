import type { InvoiceParty } from '../partners/invoice-party.js';
import type { OperatorDetails } from './operator.js';
import type { Taxed, VatSum } from '../core/vat.js';

/**
 * What is issued to a partner. Nothing of it ever changes: what is credited afterwards is a credit
 * note of its own. Both have their numbers from the same row, without gaps within the year.
 */
export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Who issued it, as that was told then. */
export type Seller = Omit<OperatorDetails, 'formerAccounts' | 'vatRate' | 'dueDays'>;

/** Whom it is issued to, as that was told then. */
export interface Buyer extends InvoiceParty {
  /** The person it goes to. */
  readonly contact: string;
}

/** One sale: what was delivered, when and where, and nothing of the owner. */
export interface InvoiceLine extends Taxed {
  readonly saleId: string;
  /** The day in Norway, `yyyy-MM-dd`. */
  readonly deliveredOn: string;
  /** For example «Delstyling»; null where the request was erased before we kept it. */
  readonly service: string | null;
  /** The municipality's name, or «Norge» where it is not known. */
  readonly place: string;
  /** As partner and we call the assignment; null where the request was erased before we kept it. */
  readonly reference: string | null;
}

/** An invoice or a credit note. Amounts are in whole øre and never negative. */
export interface Invoice {
  readonly id: string;
  readonly kind: InvoiceKind;
  /** The year and the place in it: «202600001». */
  readonly number: string;
  readonly partnerId: string;
  /** The day in Norway, `yyyy-MM-dd`. */
  readonly issuedOn: string;
  /** Null for a credit note. */
  readonly dueOn: string | null;
  /** What to pay it with; null for a credit note. */
  readonly kid: string | null;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly lines: readonly InvoiceLine[];
  readonly vat: readonly VatSum[];
  readonly netOre: number;
  readonly vatOre: number;
  readonly totalOre: number;
  /** The invoice that a credit note credits; null for an invoice. */
  readonly credits: Pick<Invoice, 'id' | 'number' | 'issuedOn'> | null;
  /** Whether what a credit note credits comes on a new invoice; left out: it does not. */
  readonly isBilledAgain?: true;
}

/** An invoice as it is listed: of its lines there is only how many there are. */
export interface ListedInvoice extends Omit<Invoice, 'lines' | 'seller'> {
  readonly lines: number;
}

/** The invoice as it is listed. */
export function listedInvoice({ lines, seller: _, ...listed }: Invoice): ListedInvoice {
  return { ...listed, lines: lines.length };
}

const PLACES_IN_A_YEAR = 5;

/** A number that no other year has, in the order they are issued. */
export function invoiceNumber(year: number, nth: number): string {
  return `${year}${String(nth).padStart(PLACES_IN_A_YEAR, '0')}`;
}

/** The year and the place in it, which has no zeros before it where it needs more than those places. */
const NUMBER = /^(\d{4})(\d{5}|[1-9]\d{5,8})$/;

/** The year of such a number, and which of that year it is; undefined where it is none. */
export function readInvoiceNumber(text: string): { year: number; nth: number } | undefined {
  const [, year, nth] = NUMBER.exec(text) ?? [];
  return year && nth ? { year: Number(year), nth: Number(nth) } : undefined;
}

/** What lines come to, by their sums for each rate. */
export function amountsOf(vat: readonly VatSum[]): Pick<Invoice, 'netOre' | 'vatOre' | 'totalOre'> {
  const netOre = vat.reduce((sum, each) => sum + each.netOre, 0);
  const vatOre = vat.reduce((sum, each) => sum + each.vatOre, 0);
  return { netOre, vatOre, totalOre: netOre + vatOre };
}
