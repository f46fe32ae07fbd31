import type { Assignment } from '../assignments/assignment.js';
import type { Consent } from '../leads/consent.js';
import type { LeadEvent } from './lead-event.js';
import type { Lead } from '../leads/lead.js';
import type { LeadDetails } from '../leads/lead-details.js';
import type { MatchRound } from '../assignments/match-round.js';
import type { Notification, NotificationKind } from '../core/notification.js';
import type { Quote, QuoteVersion } from '../quotes/quote.js';
import type { Sale } from '../billing/sale.js';
import type { Announcement } from '../integrators/webhook.js';
import type { LeadStanding } from './case-state.js';

export interface NewNotification extends Pick<Notification, 'id' | 'kind' | 'assignmentId'> {
  /**
   * The e-mail that this one revokes: this one is left out when that one is recalled before it has
   * left.
   */
  readonly endOf?: NotificationKind;
  /** When it may leave; left out: at once. */
  readonly dueAt?: Date;
}

/** An e-mail that is no longer true. It leaves the outbox unless it has left or is leased. */
export interface Recall extends Pick<Notification, 'kind' | 'assignmentId'> {
  /** A refused e-mail stays, so that the administrator sees who was not reached. */
  readonly unlessParked?: true;
}

export type Corrections = Partial<LeadDetails & Pick<Lead, 'emailChangedAt' | 'mailboxProvenAt'>>;

export type Home = Pick<Lead, 'municipality' | 'municipalityFoundBy'>;

export interface LeadCaseChanges extends LeadStanding {
  readonly leadId: string;
  readonly decidedAt: Date;
  /** The first partner to accept among those that still have it. */
  readonly partnerId: string | null;
  readonly acceptedAt: Date | null;
  readonly isExhausted: boolean;
  readonly home: Home;
  readonly corrections: Corrections;
  readonly consents: readonly Consent[] | null;
  readonly assignments: readonly Assignment[];
  readonly sales: readonly Sale[];
  readonly quotes: readonly Quote[];
  /** Those sent by it. */
  readonly quoteVersions: readonly (QuoteVersion & { readonly quoteId: string })[];
  readonly rounds: readonly MatchRound[];
  readonly events: readonly LeadEvent[];
  readonly notifications: readonly NewNotification[];
  readonly recalls: readonly Recall[];
  readonly announcements: readonly Announcement[];
}
