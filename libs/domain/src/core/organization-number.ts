import { passesMod11 } from './check-digits.js';

/** Norwegian organisation number: 9 digits, the last one a control digit. */
export function isOrganizationNumber(text: string): boolean {
  return /^\d{9}$/.test(text) && passesMod11(text);
}

/** «999 888 777». */
export function formatOrganizationNumber(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}
