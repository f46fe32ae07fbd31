import type { LeadField } from './lead-field.js';
import { ANSWER_FIELDS } from './lead-fields/answers.js';
import { HOME_AND_WISHES_FIELDS } from './lead-fields/home-and-wishes.js';
import { ORIGIN_FIELDS } from './lead-fields/origin.js';
import { OWNER_FIELDS } from './lead-fields/owner.js';

/**
 * Every field of a lead, each described here and nowhere else, in the order of the contract. From it
 * follow the rules and the contract of the API, the columns, the table to download, the dialog, the
 * lists in e-mails, and what the forms must send.
 */
export const LEAD_FIELDS = {
  ...OWNER_FIELDS,
  ...HOME_AND_WISHES_FIELDS,
  ...ANSWER_FIELDS,
  ...ORIGIN_FIELDS,
} as const satisfies Record<string, LeadField>;
