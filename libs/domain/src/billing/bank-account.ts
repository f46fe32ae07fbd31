import { passesMod11 } from '../core/check-digits.js';
import { withoutUnseen } from '../core/phone.js';

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

const NORWEGIAN_IBAN = /^NO\d{2}(\d{11})$/;

/**
 * An account as any bank file writes it, in one spelling: a Norwegian one as its 11 digits, whether it
 * was written so, with dots or spaces, or as an IBAN; another one as an IBAN in capitals.
 */
export function normalBankAccount(text: string): string {
  const tidy = tidyBankAccount(text).toUpperCase();
  return NORWEGIAN_IBAN.exec(tidy)?.[1] ?? tidy;
}
