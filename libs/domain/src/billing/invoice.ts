import type { InvoiceParty } from '../partners/invoice-party.js';
import type { OperatorDetails } from './operator.js';
import type { Taxed, VatSum } from '../core/vat.js';

/**
 * Issued documents never change: a credit is a separate credit note. Both kinds share one number
 * series without gaps within the year.
 */
export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export type Seller = Omit<OperatorDetails, 'version' | 'formerAccounts' | 'vatRate' | 'dueDays'>;

export interface Buyer extends InvoiceParty {
  readonly contact: string;
}

/** One sale, with nothing of the owner. */
export interface InvoiceLine extends Taxed {
  readonly saleId: string;
  readonly deliveredOn: string;
  readonly service: string | null;
  /** The municipality's name, or «Norge» when it is unknown. */
  readonly place: string;
  readonly reference: string | null;
}

/** An invoice or a credit note. Amounts are in whole øre and never negative. */
export interface Invoice {
  readonly id: string;
  readonly kind: InvoiceKind;
  /** Year and position in it: «202600001». */
  readonly number: string;
  readonly partnerId: string;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly kid: string | null;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly lines: readonly InvoiceLine[];
  readonly vat: readonly VatSum[];
  readonly netOre: number;
  readonly vatOre: number;
  readonly totalOre: number;
  readonly credits: Pick<Invoice, 'id' | 'number' | 'issuedOn'> | null;
  readonly isBilledAgain?: true;
}

export interface ListedInvoice extends Omit<Invoice, 'lines' | 'seller'> {
  readonly lines: number;
}

export function listedInvoice({ lines, seller: _, ...listed }: Invoice): ListedInvoice {
  return { ...listed, lines: lines.length };
}

const PLACES_IN_A_YEAR = 5;

/** Unique, and sorted within the year by issue. */
export function invoiceNumber(year: number, nth: number): string {
  return `${year}${String(nth).padStart(PLACES_IN_A_YEAR, '0')}`;
}

/** Positions of more than five digits have no leading zero. */
const NUMBER = /^(\d{4})(\d{5}|[1-9]\d{5,8})$/;

/** Year and position of an invoice number; undefined when the text is none. */
export function readInvoiceNumber(text: string): { year: number; nth: number } | undefined {
  const [, year, nth] = NUMBER.exec(text) ?? [];
  return year && nth ? { year: Number(year), nth: Number(nth) } : undefined;
}

export function amountsOf(vat: readonly VatSum[]): Pick<Invoice, 'netOre' | 'vatOre' | 'totalOre'> {
  const netOre = vat.reduce((sum, each) => sum + each.netOre, 0);
  const vatOre = vat.reduce((sum, each) => sum + each.vatOre, 0);
  return { netOre, vatOre, totalOre: netOre + vatOre };
}
