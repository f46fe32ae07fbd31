import type { Detail } from './lead-details.js';

/** As its invoice calls an assignment, and a letter that may not name the owner: read before it is needed. */
export const referenceDetail = (reference: string): Detail => ({
  label: 'Referanse',
  value: reference,
});
