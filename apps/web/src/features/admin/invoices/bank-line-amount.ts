import { formatKroner } from '../shared/format';

export function bankAmount({ amount, currency }: { amount: number; currency: string }): string {
  return currency === 'NOK'
    ? formatKroner(amount)
    : amount.toLocaleString('nb-NO', { style: 'currency', currency });
}
