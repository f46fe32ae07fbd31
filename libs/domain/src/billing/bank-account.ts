import { passesMod11 } from '../core/check-digits.js';
import { withoutUnseen } from '../core/phone.js';

/** Removes white space, dots and invisible characters, as the number is stored. */
export function tidyBankAccount(text: string): string {
  return withoutUnseen(text).replaceAll('.', '');
}

/** Norwegian account number: 11 digits, the last one a mod 11 control digit. */
export function isBankAccount(text: string): boolean {
  return /^\d{11}$/.test(text) && passesMod11(text);
}

/** «1234 56 78903». */
export function formatBankAccount(digits: string): string {
  return digits.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1 $2 $3');
}

const NORWEGIAN_IBAN = /^NO\d{2}(\d{11})$/;

/**
 * One spelling for every bank file: 11 digits for a Norwegian account or its IBAN, else the IBAN in
 * capitals.
 */
export function normalBankAccount(text: string): string {
  const tidy = tidyBankAccount(text).toUpperCase();
  return NORWEGIAN_IBAN.exec(tidy)?.[1] ?? tidy;
}
