import type { Answer, DeclineReason, Report, WithdrawnBy } from '../assignments/assignment.js';
import type { ConsentSubject } from '../leads/consent.js';
import type { DisputeDecision, DisputeReason, PaymentStatus } from '../billing/sale.js';
import type { YesNo } from '../leads/lead-answers.js';
import type { LeadKey } from '../leads/lead-fields.js';
import type { LeadStatus, Suspicion } from '../leads/lead.js';
import type { MatchCause } from '../assignments/matching.js';

export const NOTE_MAX_LENGTH = 4000;

export interface CorrectedValue {
  readonly key: LeadKey;
  readonly before: string | boolean;
  readonly after: string | boolean;
}

interface NamedPartner {
  readonly partnerId: string;
  readonly partnerName: string;
}

interface SameHomeDetail {
  readonly leadId: string;
  readonly by: 'rule' | 'administrator';
}

interface WaivedDetail extends NamedPartner {
  readonly assignmentId: string;
  readonly was: PaymentStatus;
}

/** Only from the same mailbox may its owner be told. */
interface MergedDetail extends SameHomeDetail {
  readonly mailbox: 'same' | 'other';
}

/** Events after arrival. The lead and its notifications record the rest. */
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
  corrected: {
    readonly fields: string;
    /** On the page of another lead of the same owner. */
    readonly page?: 'other';
    /** Of a user; an owner's are not kept. */
    readonly changes?: readonly CorrectedValue[];
  };
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
  /** A credit note already says that nothing is due. */
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

/** The fields in the detail of a `corrected`. */
export const fieldsOfCorrection = (fields: string): LeadKey[] => fields.split(', ') as LeadKey[];

/** Acts of the owner; a user may have corrected too. */
export const EVENTS_BY_OWNER: readonly LeadEventKind[] = [
  'nobody-called',
  'owner-waits',
  'win-answered',
  'quote-chosen',
  'choice-undone',
  'consent-given',
  'corrected',
  'owner-withdrew',
];

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
 * Of leads from another mailbox nothing is shown: a sender that typed another person's number must
 * not learn of an earlier lead (`docs/decisions/0076`).
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
