import type { Detail } from './lead-details.js';

/** The reference by which a letter, a page and an invoice call the same lead or assignment. */
export const referenceDetail = (reference: string): Detail => ({
  label: 'Referanse',
  value: reference,
});
