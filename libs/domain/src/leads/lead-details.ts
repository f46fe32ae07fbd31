import type { YesNo } from './lead-answers.js';
import type { LeadField } from './lead-field.js';
import { LEAD_FIELDS } from './lead-fields.js';

type Fields = typeof LEAD_FIELDS;

/** The name of a field in the domain. */
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

/** What a home owner tells us. Texts that were left out are empty. */
export type LeadDetails = { [Key in LeadKey]: Stored<Fields[Key]> };

/** The name of a field over the wire. */
export type LeadWireName = Fields[LeadKey]['wire'];

/** {@link LeadDetails} under their wire names. */
export type WireLead = { [Key in LeadKey as Fields[Key]['wire']]: Stored<Fields[Key]> };

type OptionalKey = {
  [Key in LeadKey]: Fields[Key] extends { absent: unknown } | { agentOnly: string } ? Key : never;
}[LeadKey];

/**
 * What a home owner sends: the fields, where what may be left out may be null too, and whom she says
 * yes to. That is a consent and no field: nobody is shown it as part of the request.
 */
export type SentLead = {
  [Key in Exclude<LeadKey, OptionalKey> as Fields[Key]['wire']]: Given<Fields[Key]>;
} & { [Key in OptionalKey as Fields[Key]['wire']]?: Given<Fields[Key]> | null } & {
  /** Whether one estate agent may get in touch; left out: no. */
  agent_contact?: YesNo | null;
  /** Whether an agent alone is wanted, and no stylists. */
  agent_only?: boolean | null;
};

/** The names of all fields, in the order of the contract. */
export const LEAD_KEYS = Object.keys(LEAD_FIELDS) as LeadKey[];

/** How a field is described, in the words that all fields share, such as its kind, limit and wire name. */
export const leadField = (key: LeadKey): LeadField => LEAD_FIELDS[key];
