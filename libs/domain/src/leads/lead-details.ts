import type { YesNo } from './lead-answers.js';
import type { LeadField } from './lead-field.js';
import { LEAD_FIELDS } from './lead-fields.js';

type Fields = typeof LEAD_FIELDS;

export type LeadKey = keyof Fields;

type Given<Field> = Field extends { options: readonly (infer Option)[] }
  ? Option
  : Field extends { kind: 'flag' }
    ? boolean
    : string;
type Stored<Field> =
  | Given<Field>
  | (Field extends { absent: null } ? null : never)
  | (Field extends { agentOnly: infer Stand } ? Stand : never);

/** The owner's answers. Absent texts are empty. */
export type LeadDetails = { [Key in LeadKey]: Stored<Fields[Key]> };

export type LeadWireName = Fields[LeadKey]['wire'];

export type WireLead = { [Key in LeadKey as Fields[Key]['wire']]: Stored<Fields[Key]> };

type OptionalKey = {
  [Key in LeadKey]: Fields[Key] extends { absent: unknown } | { agentOnly: string } ? Key : never;
}[LeadKey];

/** A submission: the fields, plus the consents, which are never shown as part of the lead. */
export type SentLead = {
  [Key in Exclude<LeadKey, OptionalKey> as Fields[Key]['wire']]: Given<Fields[Key]>;
} & { [Key in OptionalKey as Fields[Key]['wire']]?: Given<Fields[Key]> | null } & {
  /** Absent means no. */
  agent_contact?: YesNo | null;
  agent_only?: boolean | null;
};

export const LEAD_KEYS = Object.keys(LEAD_FIELDS) as LeadKey[];

/** The description in its common type: kind, limit, wire name and the like. */
export const leadField = (key: LeadKey): LeadField => LEAD_FIELDS[key];
