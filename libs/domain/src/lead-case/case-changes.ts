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

/** A notification that is yet to be put in the outbox. */
export interface NewNotification extends Pick<Notification, 'id' | 'kind' | 'assignmentId'> {
  /** What it tells the end of: it is left out where that e-mail is recalled before it has left. */
  readonly endOf?: NotificationKind;
}

/** An e-mail that is no longer so: it is taken out of the outbox unless it has left, or is on its way. */
export interface Recall extends Pick<Notification, 'kind' | 'assignmentId'> {
  /** One that was refused stays, for the administrator to see who was not reached. */
  readonly unlessParked?: true;
}

/** What was corrected. Another mailbox has separate links, and a separate proof. */
export type Corrections = Partial<LeadDetails & Pick<Lead, 'emailChangedAt' | 'mailboxProvenAt'>>;

/** The municipality that a home lies in, and how we know. */
export type Home = Pick<Lead, 'municipality' | 'municipalityFoundBy'>;

/** What came of working on a case: to be stored all together or not at all. */
export interface LeadCaseChanges extends LeadStanding {
  readonly leadId: string;
  readonly decidedAt: Date;
  /** The first partner that took it, of those that still have it. */
  readonly partnerId: string | null;
  /** When that one took it. */
  readonly takenAt: Date | null;
  /** Whether nobody is left to ask, and nobody has still to answer: it follows from the rest. */
  readonly isExhausted: boolean;
  /** Where the home is, as far as that is known by now. */
  readonly home: Home;
  /** What the owner has corrected. */
  readonly corrections: Corrections;
  /** All of them, where the owner has said something new; null otherwise. */
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
