import { randomUUID } from 'node:crypto';
import {
  EXAMPLE_OF_A_LEAD,
  LEAD_KEYS,
  leadField,
  toLeadDetails,
  type Lead,
  type LeadDetails,
} from '@boligstyling/domain';

const NO_ORIGIN = Object.fromEntries(
  LEAD_KEYS.filter((key) => leadField(key).group === 'origin').map((key) => [key, '']),
);

/** Every optional field is filled in. */
export function sampleDetails(changes: Partial<LeadDetails> = {}): LeadDetails {
  return { ...toLeadDetails(EXAMPLE_OF_A_LEAD), ...NO_ORIGIN, ...changes };
}

/** The same as a lead that has just been received. */
export function sampleLead(changes: Partial<Lead> = {}): Lead {
  return {
    ...sampleDetails(),
    id: randomUUID(),
    receivedAt: new Date('2026-11-20T12:00:00.000Z'),
    status: 'new',
    municipality: '4601',
    municipalityFoundBy: 'postal-register',
    suspicion: null,
    emailChangedAt: null,
    mailboxProvenAt: null,
    testUntil: null,
    ...changes,
  };
}
