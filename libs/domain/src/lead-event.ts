import type { Answer } from './assignment.js';
import type { LeadStatus } from './lead.js';
import type { MatchCause } from './match-round.js';
import type { Suspicion } from './suspicion.js';

/** A partner as it was called when it happened. */
interface NamedPartner {
  readonly partnerId: string;
  readonly partnerName: string;
}

/**
 * What can happen to a lead once we have it, with what each kind tells. That it was received, and
 * what became of its e-mails, is told by the lead and its notifications themselves.
 */
export interface LeadEventDetails {
  'status-changed': { readonly from: LeadStatus; readonly to: LeadStatus };
  'note-added': { readonly text: string };
  'passed-on': NamedPartner & { readonly cause: MatchCause };
  'assignment-answered': NamedPartner & { readonly answer: Answer };
  'assignment-withdrawn': NamedPartner & { readonly by: 'administrator' | 'owner' };
  'no-partner-found': Record<never, never>;
  'owner-withdrew': Record<never, never>;
  released: { readonly suspicion: Suspicion };
}
export type LeadEventKind = keyof LeadEventDetails;

/** One entry in a lead's history, kept as long as the lead. */
export type LeadEvent = {
  [Kind in LeadEventKind]: {
    readonly id: string;
    readonly leadId: string;
    readonly at: Date;
    readonly kind: Kind;
    readonly detail: LeadEventDetails[Kind];
  };
}[LeadEventKind];
