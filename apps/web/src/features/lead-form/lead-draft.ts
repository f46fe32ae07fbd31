import { EMAIL_MAX_LENGTH, LEAD_LIMITS, SERVICES, YES_NO } from '@boligstyling/domain';
import { customerTypeOptions } from '../../content/lead-form-options';

const text = (limit: number) => ({ empty: '', limit });
const answer = <Option extends string, Empty extends Option | ''>(
  options: readonly Option[],
  empty: Empty,
) => ({ empty: empty as Option | Empty, options });
const tick = { empty: false };

/** Joined wire fields must fit: first and last name; street, postal code and city. */
const FIELDS = {
  sellProperty: answer(YES_NO, ''),
  agentContact: tick,
  customerType: answer(
    customerTypeOptions.map(({ value }) => value),
    'private',
  ),
  service: answer(SERVICES, ''),
  firstName: text(59),
  lastName: text(60),
  fullName: text(LEAD_LIMITS.customerName),
  phone: text(LEAD_LIMITS.customerPhone),
  email: text(EMAIL_MAX_LENGTH),
  contactByEmail: tick,
  street: text(110),
  /** A pasted space would otherwise cut a digit. */
  postalCode: text(6),
  city: text(LEAD_LIMITS.location),
  chosenAddress: text(4 + 1 + LEAD_LIMITS.address),
  needs: text(LEAD_LIMITS.stylingNeeds),
  rooms: text(LEAD_LIMITS.rooms),
  propertySize: text(LEAD_LIMITS.propertySize),
  timeframe: text(LEAD_LIMITS.timeframe),
  propertyType: text(LEAD_LIMITS.propertyType),
  message: text(LEAD_LIMITS.message),
  stylingOnly: answer(YES_NO, ''),
  termsAccepted: tick,
  sharingAccepted: tick,
  /** The consent text for an agent alone differs. */
  agentSharingAccepted: tick,
};

type Fields = typeof FIELDS;
type Named<Kind> = {
  [Name in keyof Fields]: Fields[Name] extends Kind ? Name : never;
}[keyof Fields];

export type FieldName = keyof Fields;
export type TextName = Named<{ limit: number }>;
export type ChoiceName = Named<{ options: readonly string[] }>;
export type CheckboxName = Named<typeof tick>;

export type LeadDraft = { [Name in FieldName]: Fields[Name]['empty'] };

export const EMPTY_DRAFT = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { empty }]) => [name, empty]),
) as LeadDraft;

export const textLimit = (name: TextName): number => FIELDS[name].limit;

export function usableFields(stored: unknown): Partial<LeadDraft> {
  if (typeof stored !== 'object' || stored === null) return {};
  const usable = Object.entries(FIELDS).flatMap(([name, field]) => {
    const kept = (stored as Record<string, unknown>)[name];
    // `FormData` has «on» for a checkbox.
    const value = field.empty === false && kept === 'on' ? true : kept;
    if (typeof value !== typeof field.empty) return [];
    if ('options' in field && !field.options.some((option) => option === value)) return [];
    return [[name, 'limit' in field ? String(value).slice(0, field.limit) : value]];
  });
  return Object.fromEntries(usable);
}

export type AgentWish = 'none' | 'besides' | 'alone';

type Wish = Pick<LeadDraft, 'sellProperty' | 'agentContact'>;

export const wishOfSellers = ({ sellProperty, agentContact }: Wish): AgentWish =>
  sellProperty === 'yes' && agentContact ? 'besides' : 'none';

/** Agents make valuations. */
export const wishAtHome = (draft: Wish): AgentWish =>
  draft.sellProperty === 'no' && draft.agentContact ? 'alone' : wishOfSellers(draft);
