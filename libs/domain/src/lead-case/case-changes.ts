import type { Assignment } from '../assignments/assignment.js';
import type { Consent } from '../leads/consent.js';
import type { LeadEvent } from './lead-event.js';
import type { Lead } from '../leads/lead.js';
import type { LeadDetails } from '../leads/lead-fields.js';
import type { MatchRound } from '../assignments/matching.js';
import type { Notification, NotificationKind } from '../core/notification.js';
import type { Quote, QuoteVersion } from '../quotes/quote.js';
import type { QuoteAttachment } from '../quotes/quote-attachment.js';
import { type Sale, isWaived } from '../billing/sale.js';
import type { WebhookOccurrence } from '../integrators/webhook.js';
import type { LeadStanding, LeadCaseState } from './case-state.js';
import { byReceivedAt, type OtherLead } from './other-lead.js';

export interface NewNotification extends Pick<Notification, 'id' | 'kind' | 'assignmentId'> {
  /** This e-mail is dropped if that one is recalled unsent. */
  readonly endOf?: NotificationKind;
  /** From the moment it is stored, by the clock of the storage. */
  readonly delaySeconds?: number;
}

/** Unless it has left or is leased. */
export interface Recall extends Pick<Notification, 'kind' | 'assignmentId'> {
  /** A refused e-mail stays, to show the administrator who was not reached. */
  readonly unlessParked?: true;
}

export type Corrections = Partial<LeadDetails & Pick<Lead, 'emailChangedAt' | 'mailboxProvenAt'>>;

export type Home = Pick<Lead, 'municipality' | 'municipalityFoundBy'>;

export interface LeadCaseChanges extends LeadStanding {
  readonly leadId: string;
  readonly decidedAt: Date;
  /** The first acceptance that still stands. */
  readonly partnerId: string | null;
  readonly acceptedAt: Date | null;
  readonly isExhausted: boolean;
  readonly home: Home;
  readonly corrections: Corrections;
  readonly consents: readonly Consent[] | null;
  readonly assignments: readonly Assignment[];
  readonly sales: readonly Sale[];
  readonly quotes: readonly Quote[];
  readonly quoteVersions: readonly (QuoteVersion & { readonly quoteId: string })[];
  readonly attachments: readonly (QuoteAttachment & { readonly quoteId: string })[];
  /** Taken from a draft that was the only one to have them. */
  readonly detachments: readonly Pick<QuoteAttachment, 'fileId'>[];
  readonly rounds: readonly MatchRound[];
  readonly events: readonly LeadEvent[];
  readonly notifications: readonly NewNotification[];
  readonly recalls: readonly Recall[];
  /** E-mails that wait on purpose and are now due. */
  readonly hastened: readonly Pick<Notification, 'kind' | 'assignmentId'>[];
  readonly announcements: readonly WebhookOccurrence[];
}

/**
 * Decides on leads from the earliest, so that two of one home merge within a batch. Lazy, so that
 * decisions are stored meanwhile.
 */
export function* decideInOrder(
  states: readonly LeadCaseState[],
  decide: (state: LeadCaseState) => LeadCaseChanges,
): Generator<LeadCaseChanges> {
  const decided = new Map<string, LeadCaseChanges>();
  for (const state of states.toSorted(byReceivedAt)) {
    const others = state.others.map((other) => afterwards(other, decided.get(other.lead.id)));
    const changes = decide({ ...state, others });
    decided.set(state.lead.id, changes);
    yield changes;
  }
}

function afterwards(other: OtherLead, changes: LeadCaseChanges | undefined): OtherLead {
  if (!changes) return other;
  const { isExhausted, mergedInto, mergeKind, perhapsSameAs, sales, matchUntil, status } = changes;
  const lead = { ...other.lead, status };
  const reveals = other.reveals.map((reveal) => {
    const sale = sales.find(({ partnerId }) => partnerId === reveal.partnerId);
    return sale ? { ...reveal, soldAt: isWaived(sale) ? null : sale.createdAt } : reveal;
  });
  return {
    ...{ ...other, lead, isExhausted, mergedInto, mergeKind },
    ...{ perhapsSameAs, matchUntil, reveals },
  };
}
