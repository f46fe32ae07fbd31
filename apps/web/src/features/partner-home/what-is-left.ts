import type { PartnerInvoiceDto } from '@boligstyling/api-client/partner';
import { kronerText } from '@boligstyling/domain';
import { partnerInvoices } from '../../content/partner-home';
import { formatDay } from '../../shared/format/moment';

type Left = Pick<PartnerInvoiceDto, 'balance_ore' | 'total_ore' | 'state' | 'due_on'>;

/**
 * What of an invoice is left to pay, or to have back, and until when where its state does not say so;
 * undefined: all of it, or nothing.
 */
export function whatIsLeft({
  balance_ore: balance,
  total_ore: total,
  state,
  due_on,
}: Left): string | undefined {
  if (balance < 0) return partnerInvoices.toHaveBack(kronerText(-balance));
  if (balance === 0 || balance === total) return undefined;
  return state === 'part-paid' && due_on
    ? partnerInvoices.leftUntil(kronerText(balance), formatDay(due_on))
    : partnerInvoices.left(kronerText(balance));
}
