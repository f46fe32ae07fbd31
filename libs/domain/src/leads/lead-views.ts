import { isAgentBeside } from './asked-first.js';
import type { Recipient } from './consent.js';
import { LEAD_KEYS, leadField, type LeadDetails, type LeadKey } from './lead-details.js';
import type { LeadAudience } from './lead-field.js';
import { formatPhone } from '../core/phone.js';

const REACHED_BY: readonly LeadKey[] = ['customerName', 'customerEmail', 'customerPhone'];
const WANTED: readonly LeadKey[] = ['serviceType', 'location', 'address'];
const WHO: readonly LeadKey[] = [...REACHED_BY, 'contactByEmail', ...WANTED];
const IN_LETTERS: readonly LeadKey[] = [
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

/** What each audience reads first. Fields that are not named here follow in the contract's order. */
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
  owner: IN_LETTERS,
  notice: IN_LETTERS,
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
  /** A column that comes later stands last: spreadsheets count them. */
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

/** A field as an audience sees it. */
export interface SeenField {
  readonly key: LeadKey;
  readonly label: string;
}

/** The fields that an audience sees, in reading order, each under the label that it sees. */
export function fieldsSeenBy(audience: LeadAudience): SeenField[] {
  const inOrder = new Set([...(READING_ORDER[audience] ?? []), ...LEAD_KEYS]);
  return [...inOrder].flatMap((key) => {
    const { label, seenBy } = leadField(key);
    const seen = seenBy[audience];
    return seen ? [{ key, label: seen === true ? label : seen }] : [];
  });
}

/** Of the home and of what is wanted, what is not written to stylists. */
const TOLD_TO_AGENTS: readonly LeadKey[] = [...WANTED, 'propertySize', 'propertyType'];

/** Whether an agent is told it though stylists are looked for: that, and who the owner is. */
export function isToldToAgents(key: LeadKey): boolean {
  return leadField(key).group === 'contact' || TOLD_TO_AGENTS.includes(key);
}

/**
 * The fields that a partner who has said yes sees: all that was sent, or of an agent beside stylists what
 * its owner has agreed to (`CONSENT_TEXTS`) and what the agent was asked with.
 */
export function fieldsAfterReveal(
  recipient: Recipient,
  lead: Pick<LeadDetails, 'serviceType'>,
): SeenField[] {
  const fields = fieldsSeenBy('partner');
  return isAgentBeside(recipient, lead) ? fields.filter(({ key }) => isToldToAgents(key)) : fields;
}

const ANSWERS: Readonly<Record<string, string>> = { yes: 'Ja', no: 'Nei' };

/** A field's value as people read it, empty if it was left out. What is true or false tells when it is true. */
export function shownValue(key: LeadKey, value: string | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Ja' : '';
  const { kind } = leadField(key);
  if (kind === 'phone') return formatPhone(value);
  return kind === 'choice' ? (ANSWERS[value] ?? value) : value;
}
