import type { FieldValue } from '../core/list-filter.js';
import type { YesNo } from './lead-answers.js';
import type { LeadField } from './lead-field.js';
import { ANSWER_FIELDS } from './lead-fields/answers.js';
import { HOME_AND_WISHES_FIELDS } from './lead-fields/home-and-wishes.js';
import { ORIGIN_FIELDS } from './lead-fields/origin.js';
import { OWNER_FIELDS } from './lead-fields/owner.js';

/**
 * Describes every lead field once: API, contract, database, table, dialog, e-mails and forms
 * follow.
 */
export const LEAD_FIELDS = {
  ...OWNER_FIELDS,
  ...HOME_AND_WISHES_FIELDS,
  ...ANSWER_FIELDS,
  ...ORIGIN_FIELDS,
} as const satisfies Record<string, LeadField>;

type Fields = typeof LEAD_FIELDS;

export type LeadKey = keyof Fields;

type Stored<Field> =
  | FieldValue<Field>
  | (Field extends { absent: null } ? null : never)
  | (Field extends { agentOnly: infer Stand } ? Stand : never);

export type LeadDetails = { [Key in LeadKey]: Stored<Fields[Key]> };

export type LeadWireName = Fields[LeadKey]['wire'];

export type WireLead = { [Key in LeadKey as Fields[Key]['wire']]: Stored<Fields[Key]> };

type OptionalKey = {
  [Key in LeadKey]: Fields[Key] extends { absent: unknown } | { agentOnly: string } ? Key : never;
}[LeadKey];

export type SentLead = {
  [Key in Exclude<LeadKey, OptionalKey> as Fields[Key]['wire']]: FieldValue<Fields[Key]>;
} & { [Key in OptionalKey as Fields[Key]['wire']]?: FieldValue<Fields[Key]> | null } & {
  agent_contact?: YesNo | null;
  agent_only?: boolean | null;
};

export const LEAD_KEYS = Object.keys(LEAD_FIELDS) as LeadKey[];

export const leadField = (key: LeadKey): LeadField => LEAD_FIELDS[key];
