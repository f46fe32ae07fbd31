import { mod10Digit } from '../core/check-digits.js';

/** The customer identification number of an invoice: its number and a control digit by mod 10. */
export function kidOf(invoiceNumber: string): string {
  return invoiceNumber + mod10Digit(invoiceNumber);
}

/** Whether a text can be a KID of ours: digits, of which the last one controls the others. */
export function isKid(text: string): boolean {
  return /^\d{2,25}$/.test(text) && mod10Digit(text.slice(0, -1)) === text.at(-1);
}
