import { balanceOf, formatBankAccount, isSettled, toKroner } from '@boligstyling/domain';
import type { ClaimedInvoiceNotification } from '@boligstyling/application';
import type { Detail } from '../layout/lead-details.js';

const KRONER = new Intl.NumberFormat('nb', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('nb', { timeZone: 'UTC', dateStyle: 'long' });

/** «3 000,00 kr». */
export function inKroner(ore: number): string {
  return `${KRONER.format(toKroner(ore))}\u00a0kr`;
}

/** From `yyyy-MM-dd`: «1. desember 2026». */
export function inDays(day: string): string {
  return DAY.format(new Date(day));
}

/** Rest of a partly settled invoice, with the payment details while something is due. */
export function restDetails(account: ClaimedInvoiceNotification['account']): Detail[] {
  const { invoice, creditedOre, paidOre } = account;
  const settled = [
    { label: 'Kreditert', ore: creditedOre },
    { label: 'Betalt', ore: paidOre },
  ].filter(({ ore }) => ore !== 0);
  const whole = { label: 'Fakturabeløp', ore: invoice.totalOre };
  const reckoning = settled.length > 0 ? [whole, ...settled] : [];
  return [
    ...reckoning.map(({ label, ore }) => ({ label, value: inKroner(ore) })),
    ...(isSettled(account) ? [] : paymentDetails(account)),
  ];
}

function paymentDetails(account: ClaimedInvoiceNotification['account']): Detail[] {
  const { dueOn, issuedOn, kid, seller } = account.invoice;
  return [
    { label: 'Å betale', value: inKroner(balanceOf(account)) },
    { label: 'Forfall', value: inDays(dueOn ?? issuedOn) },
    { label: 'Konto', value: formatBankAccount(seller.account) },
    { label: 'KID', value: kid ?? '' },
  ];
}
