import type { Detail } from './lead-details.js';

/** The reference shared by emails, pages and invoices. */
export const referenceDetail = (reference: string): Detail => ({
  label: 'Referanse',
  value: reference,
});
