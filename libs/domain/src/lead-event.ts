import type { Answer, DeclineReason, Report, WithdrawnBy } from './assignment.js';
import type { ConsentSubject } from './consent.js';
import type { YesNo } from './lead-answers.js';
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
  /** The partner was asked; before there were questions: was given the lead, without a deadline. */
  'passed-on': NamedPartner & { readonly cause: MatchCause; readonly deadline?: string };
  'assignment-answered': NamedPartner & {
    readonly answer: Answer;
    readonly reason?: DeclineReason;
  };
  'answer-undone': NamedPartner & { readonly answer: Answer };
  'question-expired': NamedPartner;
  'question-filled': NamedPartner;
  'yes-too-late': NamedPartner;
  'assignment-withdrawn': NamedPartner & { readonly by: WithdrawnBy };
  reported: NamedPartner & { readonly report: Report };
  'nobody-called': Record<never, never>;
  'owner-waits': Record<never, never>;
  'consent-given': { readonly subject: ConsentSubject; readonly answer: YesNo };
  corrected: { readonly fields: string };
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
