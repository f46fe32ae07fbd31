import { formatKroner } from '../shared/format';

/** The amount of a bank line in its currency. */
export function bankAmount({ amount, currency }: { amount: number; currency: string }): string {
  return currency === 'NOK'
    ? formatKroner(amount)
    : amount.toLocaleString('nb-NO', { style: 'currency', currency });
}
