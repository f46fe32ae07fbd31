import type { SentLead } from '@boligstyling/domain';

/** A request for offers as it goes over the wire. */
export type LeadPayload = SentLead;
