import type { PartnerInvoiceDto } from '@boligstyling/api-client/partner';
import { toKroner } from '@boligstyling/domain';
import { partnerInvoices } from '../../content/partner-home';

const WHOLE = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const WITH_ORE = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2 });

/** A sum in kroner: «750 kr», «750,50 kr». */
export function inKroner(ore: number): string {
  const format = ore % 100 === 0 ? WHOLE : WITH_ORE;
  return `${format.format(toKroner(ore))} kr`;
}

/** What of an invoice is left to pay, or to have back; undefined: all of it, or nothing. */
export function whatIsLeft({
  balance_ore: balance,
  total_ore: total,
}: Pick<PartnerInvoiceDto, 'balance_ore' | 'total_ore'>): string | undefined {
  if (balance < 0) return partnerInvoices.toHaveBack(inKroner(-balance));
  return balance > 0 && balance < total ? partnerInvoices.left(inKroner(balance)) : undefined;
}
