import type { PartnerInvoiceDto } from '@boligstyling/api-client/partner';
import { kronerText } from '@boligstyling/domain';
import { partnerInvoices } from '../../content/partner-home';

/** What of an invoice is left to pay, or to have back; undefined: all of it, or nothing. */
export function whatIsLeft({
  balance_ore: balance,
  total_ore: total,
}: Pick<PartnerInvoiceDto, 'balance_ore' | 'total_ore'>): string | undefined {
  if (balance < 0) return partnerInvoices.toHaveBack(kronerText(-balance));
  return balance > 0 && balance < total ? partnerInvoices.left(kronerText(balance)) : undefined;
}
