import { mod10Digit } from '../core/check-digits.js';

/** KID of an invoice: its number and a mod 10 control digit. */
export function kidOf(invoiceNumber: string): string {
  return invoiceNumber + mod10Digit(invoiceNumber);
}

export function isKid(text: string): boolean {
  return /^\d{2,25}$/.test(text) && mod10Digit(text.slice(0, -1)) === text.at(-1);
}
