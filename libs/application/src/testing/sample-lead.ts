import { randomUUID } from 'node:crypto';
import {
  EXAMPLE_OF_A_LEAD,
  toLeadDetails,
  type Lead,
  type LeadDetails,
} from '@boligstyling/domain';

/** A home owner's request with every field filled in that people fill in. */
export function sampleDetails(changes: Partial<LeadDetails> = {}): LeadDetails {
  return { ...toLeadDetails(EXAMPLE_OF_A_LEAD), source: '', ...changes };
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
    ...changes,
  };
}
