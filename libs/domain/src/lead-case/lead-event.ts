import type { Answer, DeclineReason, Report, WithdrawnBy } from '../assignments/assignment.js';
import type { ConsentSubject } from '../leads/consent.js';
import type { DisputeDecision, DisputeReason } from '../billing/dispute.js';
import type { YesNo } from '../leads/lead-answers.js';
import type { LeadStatus } from '../leads/lead.js';
import type { MatchCause } from '../assignments/match-round.js';
import type { PaymentStatus } from '../billing/sale.js';
import type { Suspicion } from '../leads/suspicion.js';

export const NOTE_MAX_LENGTH = 4000;

interface NamedPartner {
  readonly partnerId: string;
  readonly partnerName: string;
}

interface SameHomeDetail {
  readonly leadId: string;
  readonly by: 'rule' | 'administrator';
}

/** A sale that a merge by hand waived. */
interface WaivedDetail extends NamedPartner {
  readonly assignmentId: string;
  readonly was: PaymentStatus;
}

/** A later lead; only from the same mailbox may its owner be told of it. */
interface MergedDetail extends SameHomeDetail {
  readonly mailbox: 'same' | 'other';
}

/**
 * The kinds of events after arrival, with their details. The lead itself and its notifications
 * record the arrival and the fate of e-mails.
 */
export interface LeadEventDetails {
  'status-changed': { readonly from: LeadStatus; readonly to: LeadStatus };
  'status-undone': { readonly from: LeadStatus; readonly to: LeadStatus };
  'note-added': { readonly text: string };
  'passed-on': NamedPartner & { readonly cause: MatchCause; readonly deadline?: string };
  'assignment-answered': NamedPartner & {
    readonly answer: Answer;
    readonly reason?: DeclineReason;
  };
  'answer-undone': NamedPartner & { readonly answer: Answer };
  'offer-expired': NamedPartner;
  'offer-filled': NamedPartner;
  'yes-too-late': NamedPartner;
  'assignment-withdrawn': NamedPartner & { readonly by: WithdrawnBy };
  reported: NamedPartner & { readonly report: Report };
  'win-answered': NamedPartner & { readonly answer: YesNo };
  disputed: NamedPartner & { readonly reason: DisputeReason };
  'dispute-decided': NamedPartner & { readonly decision: DisputeDecision };
  'nobody-called': NamedPartner;
  'nobody-called-settled': Record<never, never>;
  'quote-sent': NamedPartner & { readonly version: string };
  'quote-withdrawn': NamedPartner;
  'quote-expired': NamedPartner;
  'quote-declined': NamedPartner;
  'quote-chosen': NamedPartner;
  'choice-undone': NamedPartner;
  'choice-overruled': NamedPartner;
  'owner-waits': Record<never, never>;
  'consent-given': { readonly subject: ConsentSubject; readonly answer: YesNo };
  /** Other: on the page of another lead of the same owner. */
  corrected: { readonly fields: string; readonly page?: 'other' };
  'no-partner-found': Record<never, never>;
  'owner-withdrew': Record<never, never>;
  released: { readonly suspicion: Suspicion };
  placed: { readonly municipality: string };
  merged: SameHomeDetail;
  'lead-merged-into': MergedDetail;
  'perhaps-same': { readonly leadId: string };
  'kept-apart': SameHomeDetail;
  'sale-waived': WaivedDetail;
  'sale-due-again': NamedPartner;
  /** The two are separate again, but a credit note already says that the partner pays nothing. */
  'sale-stays-credited': NamedPartner;
}
export type LeadEventKind = keyof LeadEventDetails;

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
  'merged',
  'perhaps-same',
  'kept-apart',
  'no-partner-found',
  'disputed',
  'dispute-decided',
  'sale-waived',
  'sale-due-again',
  'sale-stays-credited',
];

/**
 * The events that the owner reads. Events about other leads, disputes and an empty search are for
 * the administrator alone, except leads from the owner's own mailbox. Someone who typed another
 * person's number must not learn of an earlier lead (`docs/decisions/0076`). An assignment that a
 * merge ended counts as withdrawn by the administrator.
 */
export function eventsForOwner<Told extends LeadEvent>(history: readonly Told[]): Told[] {
  return history.filter(isForOwner).map((event) => ({ ...event, detail: detailForOwner(event) }));
}

function isForOwner({ kind, detail }: LeadEvent): boolean {
  if (kind === 'lead-merged-into') return detail.mailbox === 'same';
  return !HIDDEN_FROM_OWNERS.includes(kind);
}

const ENDED_BY_MERGING: readonly WithdrawnBy[] = ['merged', 'holds'];

function detailForOwner({ kind, detail }: LeadEvent): LeadEvent['detail'] {
  const isHidden = kind === 'assignment-withdrawn' && ENDED_BY_MERGING.includes(detail.by);
  return isHidden ? { ...detail, by: 'administrator' } : detail;
}
