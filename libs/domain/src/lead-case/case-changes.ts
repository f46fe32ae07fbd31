import type { Assignment } from '../assignments/assignment.js';
import type { Consent } from '../leads/consent.js';
import type { LeadEvent } from './lead-event.js';
import type { Lead } from '../leads/lead.js';
import type { LeadDetails } from '../leads/lead-details.js';
import type { MatchRound } from '../assignments/match-round.js';
import type { Notification, NotificationKind } from '../core/notification.js';
import type { Sale } from '../billing/sale.js';
import type { Announcement } from '../integrators/webhook.js';
import type { LeadStanding } from './case-state.js';

export interface NewNotification extends Pick<Notification, 'id' | 'kind' | 'assignmentId'> {
  /**
   * The e-mail that this one revokes: this one is left out when that one is recalled before it has
   * left.
   */
  readonly endOf?: NotificationKind;
}

/** An e-mail that is no longer true. It leaves the outbox unless it has left or is leased. */
export interface Recall extends Pick<Notification, 'kind' | 'assignmentId'> {
  /** A refused e-mail stays, so that the administrator sees who was not reached. */
  readonly unlessParked?: true;
}

/** Another mailbox gets its own links and its own proof. */
export type Corrections = Partial<LeadDetails & Pick<Lead, 'emailChangedAt' | 'mailboxProvenAt'>>;

export type Home = Pick<Lead, 'municipality' | 'municipalityFoundBy'>;

/** The result of working on a case, stored in one transaction or not at all. */
export interface LeadCaseChanges extends LeadStanding {
  readonly leadId: string;
  readonly decidedAt: Date;
  /** The first partner to accept among those that still have it. */
  readonly partnerId: string | null;
  readonly takenAt: Date | null;
  /** True when no partner is left to ask and none has yet to answer. Derived from the rest. */
  readonly isExhausted: boolean;
  readonly home: Home;
  readonly corrections: Corrections;
  /** All consents if the owner gave a new one; null otherwise. */
  readonly consents: readonly Consent[] | null;
  /** New and changed ones. */
  readonly assignments: readonly Assignment[];
  /** New and changed ones. */
  readonly sales: readonly Sale[];
  readonly rounds: readonly MatchRound[];
  readonly events: readonly LeadEvent[];
  readonly notifications: readonly NewNotification[];
  readonly recalls: readonly Recall[];
  readonly announcements: readonly Announcement[];
}
