import { passesMod11 } from './check-digits.js';

/** Whether a text is a Norwegian organisation number: 9 digits, of which the last one controls the others. */
export function isOrganizationNumber(text: string): boolean {
  return /^\d{9}$/.test(text) && passesMod11(text);
}

/** As people read it, «999 888 777». */
export function formatOrganizationNumber(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}
