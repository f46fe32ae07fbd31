import type { Answer, DeclineReason, Report, WithdrawnBy } from '../assignments/assignment.js';
import type { ConsentSubject } from '../leads/consent.js';
import type { DisputeDecision, DisputeReason } from '../billing/dispute.js';
import type { YesNo } from '../leads/lead-answers.js';
import type { LeadStatus } from '../leads/lead.js';
import type { MatchCause } from '../assignments/match-round.js';
import type { PaymentStatus } from '../billing/sale.js';
import type { Suspicion } from '../leads/suspicion.js';

/** The most characters that a note in the history may have. */
export const NOTE_MAX_LENGTH = 4000;

/** A partner as it was called when it happened. */
interface NamedPartner {
  readonly partnerId: string;
  readonly partnerName: string;
}

/** Another request, and who says so. */
interface SameHomeDetail {
  readonly leadId: string;
  readonly by: 'rule' | 'administrator';
}

/** What joining by hand gave up, and how its sale stood. */
interface GivenUpDetail extends NamedPartner {
  readonly assignmentId: string;
  readonly was: PaymentStatus;
}

/** A later request, and whether it came from the same mailbox: then its owner may be told of it. */
interface JoinedDetail extends SameHomeDetail {
  readonly mailbox: 'same' | 'other';
}

/**
 * What can happen to a lead once we have it, with what each kind tells. That it was received, and
 * what became of its e-mails, is told by the lead and its notifications themselves.
 */
export interface LeadEventDetails {
  'status-changed': { readonly from: LeadStatus; readonly to: LeadStatus };
  /** The last change of status was taken back. */
  'status-undone': { readonly from: LeadStatus; readonly to: LeadStatus };
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
  /** The owner answers whether the partner that reports the job has it. */
  'win-answered': NamedPartner & { readonly answer: YesNo };
  /** The partner finds that it does not owe what its yes costs. */
  disputed: NamedPartner & { readonly reason: DisputeReason };
  'dispute-decided': NamedPartner & { readonly decision: DisputeDecision };
  /** The owner says that the partner has not called. */
  'nobody-called': NamedPartner;
  'nobody-called-settled': Record<never, never>;
  'owner-waits': Record<never, never>;
  'consent-given': { readonly subject: ConsentSubject; readonly answer: YesNo };
  /** Other: on the page of another request of hers. */
  corrected: { readonly fields: string; readonly page?: 'other' };
  'no-partner-found': Record<never, never>;
  'owner-withdrew': Record<never, never>;
  released: { readonly suspicion: Suspicion };
  /** The administrator has said in which municipality the home lies. */
  placed: { readonly municipality: string };
  /** It is the same as an earlier request, which goes on in its place. */
  joined: SameHomeDetail;
  /** A later request is the same as this one. */
  'request-joined': JoinedDetail;
  /** An earlier request may be the same; the administrator says. */
  'perhaps-same': { readonly leadId: string };
  /** It is no longer taken for the same as the other, and goes on by itself. */
  'kept-apart': SameHomeDetail;
  /** The administrator joined two that the partner had taken: it pays for the earlier one alone. */
  'cost-given-up': GivenUpDetail;
  /** The two are apart again: it pays for this one too. */
  'cost-owed-again': NamedPartner;
  /** The two are apart again, but its credit note tells that it pays nothing. */
  'cost-stays-credited': NamedPartner;
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

const HIDDEN_FROM_OWNERS: readonly LeadEventKind[] = [
  'joined',
  'perhaps-same',
  'kept-apart',
  'no-partner-found',
  'disputed',
  'dispute-decided',
  'cost-given-up',
  'cost-owed-again',
  'cost-stays-credited',
];

/**
 * What an owner reads of her request's history. What tells of other requests is for the administrator
 * alone, but that her own mailbox sent another, and so is what a partner has against paying, and that
 * there was nobody to ask: whoever typed another person's number must not learn from what was written
 * down of a request that there is an earlier one (`docs/decisions/0076`). A question that ended because
 * the administrator joined the two was taken back by the administrator.
 */
export function toldToOwner<Told extends LeadEvent>(history: readonly Told[]): Told[] {
  return history.filter(isForOwner).map((event) => ({ ...event, detail: detailForOwner(event) }));
}

function isForOwner({ kind, detail }: LeadEvent): boolean {
  if (kind === 'request-joined') return detail.mailbox === 'same';
  return !HIDDEN_FROM_OWNERS.includes(kind);
}

const ENDED_BY_JOINING: readonly WithdrawnBy[] = ['joined', 'holds'];

function detailForOwner({ kind, detail }: LeadEvent): LeadEvent['detail'] {
  const isHidden = kind === 'assignment-withdrawn' && ENDED_BY_JOINING.includes(detail.by);
  return isHidden ? { ...detail, by: 'administrator' } : detail;
}
