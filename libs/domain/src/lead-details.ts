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
type Stored<Field> = Field extends { absent: null } ? Given<Field> | null : Given<Field>;

/** What a home owner tells us. Texts that were left out are empty. */
export type LeadDetails = { [Key in LeadKey]: Stored<Fields[Key]> };

/** The name of a field over the wire. */
export type LeadWireName = Fields[LeadKey]['wire'];

/** {@link LeadDetails} under their wire names. */
export type WireLead = { [Key in LeadKey as Fields[Key]['wire']]: Stored<Fields[Key]> };

type OptionalKey = {
  [Key in LeadKey]: Fields[Key] extends { absent: unknown } ? Key : never;
}[LeadKey];

/** What a home owner sends: what may be left out may be null too. */
export type SentLead = {
  [Key in Exclude<LeadKey, OptionalKey> as Fields[Key]['wire']]: Given<Fields[Key]>;
} & { [Key in OptionalKey as Fields[Key]['wire']]?: Given<Fields[Key]> | null };

/** The names of all fields, in the order of the contract. */
export const LEAD_KEYS = Object.keys(LEAD_FIELDS) as LeadKey[];

/** The description of a field, as any field is described. */
export const leadField = (key: LeadKey): LeadField => LEAD_FIELDS[key];
