import { CORRECTION_KEYS, type Corrections, isContactedByEmail } from './lead-corrections.js';
import {
  LEAD_KEYS,
  leadField,
  type LeadDetails,
  type SentLead,
  type WireLead,
} from './lead-fields.js';
import { composed } from '../core/text.js';

type Value = string | boolean | null | undefined;

const FIELDS = LEAD_KEYS.map((key) => {
  const field = leadField(key);
  const { wire, absent, agentOnly } = field;
  const isText = field.kind !== 'choice' && field.kind !== 'flag';
  const { tidy: ownTidy = (text: string) => text } = isText ? field : {};
  const tidy = isText ? (text: string) => ownTidy(composed(text)) : undefined;
  return { key, wire, absent, agentOnly, tidy, isChoice: field.kind === 'choice' };
});

export function toLeadDetails(sent: SentLead): LeadDetails {
  const details: Record<string, Value> = {};
  const values = sent as unknown as Record<string, Value>;
  for (const { key, wire, absent, agentOnly, tidy, isChoice } of FIELDS) {
    const stand = sent.agent_only ? (agentOnly ?? absent) : absent;
    const isSettled = sent.agent_only && agentOnly !== undefined && isChoice;
    const value = isSettled ? stand : (values[wire] ?? stand);
    details[key] = tidy && typeof value === 'string' ? tidy(value) : value;
  }
  const given = details as unknown as LeadDetails;
  return { ...given, contactByEmail: isContactedByEmail(given) };
}

export function toCorrections(sent: Partial<SentLead>): Corrections {
  const corrections: Record<string, Value> = {};
  for (const { key, wire, tidy } of FIELDS) {
    const value = (sent as Record<string, Value>)[wire];
    const isCorrectable = (CORRECTION_KEYS as readonly string[]).includes(key);
    const isGiven = value !== undefined && value !== null;
    if (!isCorrectable || !isGiven) continue;
    corrections[key] = tidy && typeof value === 'string' ? tidy(value) : value;
  }
  return corrections;
}

export function toWireLead(details: LeadDetails): WireLead {
  const shown: Record<string, Value> = {};
  for (const { key, wire } of FIELDS) shown[wire] = details[key];
  return shown as unknown as WireLead;
}

export const EXAMPLE_OF_A_LEAD = Object.fromEntries(
  LEAD_KEYS.map((key) => [leadField(key).wire, leadField(key).example]),
) as Required<Omit<SentLead, 'agent_contact' | 'agent_only'>>;
