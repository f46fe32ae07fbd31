import type { LeadField } from './lead-field.js';
import { ANSWER_FIELDS } from './lead-fields/answers.js';
import { HOME_AND_WISHES_FIELDS } from './lead-fields/home-and-wishes.js';
import { ORIGIN_FIELDS } from './lead-fields/origin.js';
import { OWNER_FIELDS } from './lead-fields/owner.js';

/**
 * The single description of every lead field: API, contract, database, table, dialog, e-mails and
 * forms follow from it.
 */
export const LEAD_FIELDS = {
  ...OWNER_FIELDS,
  ...HOME_AND_WISHES_FIELDS,
  ...ANSWER_FIELDS,
  ...ORIGIN_FIELDS,
} as const satisfies Record<string, LeadField>;
