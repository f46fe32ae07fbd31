import type { PartnerGroup } from './consent.js';
import { LEAD_KEYS, leadField, type LeadDetails, type LeadKey } from './lead-fields.js';
import type { LeadAudience } from './lead-field.js';
import { formatPhone } from '../core/phone.js';
import { VALUATION } from './lead-answers.js';

/** Consent may add another kind beside it. */
export function askedFirst({ serviceType }: Pick<LeadDetails, 'serviceType'>): PartnerGroup {
  return serviceType === VALUATION ? 'estate-agent' : 'stylist';
}

/** The owner's texts were written to stylists. */
export function isExtraAgent(
  partnerGroup: PartnerGroup,
  lead: Pick<LeadDetails, 'serviceType'>,
): boolean {
  return partnerGroup === 'estate-agent' && askedFirst(lead) === 'stylist';
}

const REACHED_BY: readonly LeadKey[] = ['customerName', 'customerEmail', 'customerPhone'];
const WANTED: readonly LeadKey[] = ['serviceType', 'location', 'address'];
const WHO: readonly LeadKey[] = [...REACHED_BY, 'contactByEmail', ...WANTED];
const IN_EMAILS: readonly LeadKey[] = [
  ...WHO,
  'sellProperty',
  'stylingNeeds',
  'rooms',
  'propertySize',
  'propertyType',
  'timeframe',
  'preferredStyle',
  'message',
  'additionalInfo',
];

const READING_ORDER: Partial<Record<LeadAudience, readonly LeadKey[]>> = {
  partner: [
    'customerName',
    'customerPhone',
    'customerEmail',
    'contactByEmail',
    'address',
    'location',
    'serviceType',
    'sellProperty',
    'rooms',
    'propertySize',
    'propertyType',
    'timeframe',
  ],
  owner: IN_EMAILS,
  notification: IN_EMAILS,
  administrator: [
    ...WHO,
    'municipalityNumber',
    'stylingNeeds',
    'rooms',
    'propertySize',
    'propertyType',
    'timeframe',
    'preferredStyle',
    'sellProperty',
  ],
  /** New columns go last, because spreadsheets count them. */
  table: [
    ...REACHED_BY,
    ...WANTED,
    'propertyType',
    'propertySize',
    'rooms',
    'timeframe',
    'sellProperty',
  ],
};

export interface ShownField {
  readonly key: LeadKey;
  readonly label: string;
}

export function fieldsShownTo(audience: LeadAudience): ShownField[] {
  const inOrder = new Set([...(READING_ORDER[audience] ?? []), ...LEAD_KEYS]);
  return [...inOrder].flatMap((key) => {
    const { label, shownTo } = leadField(key);
    const seen = shownTo[audience];
    return seen ? [{ key, label: seen === true ? label : seen }] : [];
  });
}

const SHOWN_TO_AGENTS: readonly LeadKey[] = ['location', 'address', 'propertySize', 'propertyType'];

export function isShownToAgents(key: LeadKey): boolean {
  return leadField(key).group === 'contact' || SHOWN_TO_AGENTS.includes(key);
}

/** An agent beside stylists sees only the fields of `CONSENT_TEXTS` and of the offer. */
export function fieldsAfterReveal(
  partnerGroup: PartnerGroup,
  lead: Pick<LeadDetails, 'serviceType'>,
): ShownField[] {
  const fields = fieldsShownTo('partner');
  return isExtraAgent(partnerGroup, lead)
    ? fields.filter(({ key }) => isShownToAgents(key))
    : fields;
}

const ANSWERS: Readonly<Record<string, string>> = { yes: 'Ja', no: 'Nei' };

/** Empty if absent. A flag shows only when true. */
export function shownValue(key: LeadKey, value: string | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Ja' : '';
  const { kind } = leadField(key);
  if (kind === 'phone') return formatPhone(value);
  if (key === 'propertySize' && /^\d+$/.test(value.trim())) return `${value.trim()}\u00a0m²`;
  return kind === 'choice' ? (ANSWERS[value] ?? value) : value;
}
