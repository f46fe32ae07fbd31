import { passesMod11 } from './check-digits.js';
import { withoutUnseen } from './phone.js';

/** The number as it is stored: without white space, dots and other signs that nobody sees. */
export function tidyBankAccount(text: string): string {
  return withoutUnseen(text).replaceAll('.', '');
}

/** Whether a text is a Norwegian account number: 11 digits, of which the last one controls the others. */
export function isBankAccount(text: string): boolean {
  return /^\d{11}$/.test(text) && passesMod11(text);
}

/** As people read it, «1234 56 78903». */
export function formatBankAccount(digits: string): string {
  return digits.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1 $2 $3');
}
