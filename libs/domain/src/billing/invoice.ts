import type { ListFilter } from '../core/list-filter.js';
import type { InvoiceParty } from '../partners/invoice-party.js';
import type { OperatorDetails } from './operator.js';
import type { Taxed, VatSum } from '../core/money.js';
import { mod10Digit } from '../core/check-digits.js';
import { DomainError } from '../core/domain-error.js';
import { isPrintable } from '../core/text.js';

export function kidOf(invoiceNumber: string): string {
  return invoiceNumber + mod10Digit(invoiceNumber);
}

export function isKid(text: string): boolean {
  return /^\d{2,25}$/.test(text) && mod10Digit(text.slice(0, -1)) === text.at(-1);
}

/**
 * Issued documents never change. Both kinds share one number series without gaps within the year.
 */
export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;

const INVOICES_SHOWN = ['due', 'overdue', 'overpaid', ...INVOICE_KINDS] as const;

export const INVOICE_FILTER = {
  partnerId: {
    wire: 'partner_id',
    address: 'partner',
    kind: 'id',
    label: 'Partner',
    description: 'Only those of this partner.',
  },
  show: {
    wire: 'show',
    address: 'vis',
    kind: 'choice',
    label: 'Vis',
    options: INVOICES_SHOWN,
    words: {
      due: 'ubetalt',
      overdue: 'forfalt',
      overpaid: 'for-mye',
      invoice: 'fakturaer',
      'credit-note': 'kreditnotaer',
    },
    description:
      'Only those of which something is due, that are overdue, or of which too much was paid; or those of one kind.',
  },
} as const satisfies ListFilter;

export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export type Seller = Omit<OperatorDetails, 'version' | 'formerAccounts' | 'vatRate' | 'dueDays'>;

export interface Buyer extends InvoiceParty {
  readonly contact: string;
}

/** Holds nothing of the owner. */
export interface InvoiceLine extends Taxed {
  readonly saleId: string;
  readonly deliveredOn: string;
  readonly service: string | null;
  /** The municipality, or «Norge». */
  readonly place: string;
  readonly reference: string | null;
}

/** Amounts are in whole øre and never negative. */
export interface Invoice {
  readonly id: string;
  readonly kind: InvoiceKind;
  /** Year and position: «202600001». */
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

/** Unique, and sorted by issue within the year. */
export function invoiceNumber(year: number, nth: number): string {
  return `${year}${String(nth).padStart(PLACES_IN_A_YEAR, '0')}`;
}

/** Positions of more than five digits have no leading zero. */
const NUMBER = /^(\d{4})(\d{5}|[1-9]\d{5,8})$/;

export function readInvoiceNumber(text: string): { year: number; nth: number } | undefined {
  const found = NUMBER.exec(text);
  return found ? { year: Number(found[1]), nth: Number(found[2]) } : undefined;
}

export function amountsOf(vat: readonly VatSum[]): Pick<Invoice, 'netOre' | 'vatOre' | 'totalOre'> {
  const netOre = vat.reduce((sum, each) => sum + each.netOre, 0);
  const vatOre = vat.reduce((sum, each) => sum + each.vatOre, 0);
  return { netOre, vatOre, totalOre: netOre + vatOre };
}

/** @throws `invoice-unprintable`, which names the letter */
export function requirePrintable({ buyer, seller, lines }: Invoice): void {
  const texts = [
    ...[buyer.name, buyer.contact, buyer.street, buyer.postPlace],
    ...[seller.name, seller.street, seller.postPlace],
    ...lines.map(({ place }) => place),
  ];
  for (const text of texts) {
    const letter = [...text.normalize('NFC')].find((each) => !isPrintable(each));
    if (letter === undefined) continue;
    throw new DomainError(
      'invoice-unprintable',
      `«${text}» har tegnet «${letter}», som ikke kan trykkes på en faktura.`,
    );
  }
}
