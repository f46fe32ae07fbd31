import type {
  Assignment,
  Lead,
  LeadEvent,
  MatchRound,
  NotificationKind,
  NotificationState,
  Partner,
  Sale,
} from '@boligstyling/domain';
import type { SubmissionKey } from '../ports/lead-repository.js';

/** One row of the outbox as a test may look at it. */
export interface StoredNotification {
  id: string;
  leadId: string;
  kind: NotificationKind;
  assignmentId: string | null;
  state: NotificationState;
  attempts: number;
  dueAt: Date;
  lastFault: string | null;
}

/** What the in-memory ports share, as the real ones share a database. Its clock moves when told. */
export class InMemoryStore {
  readonly leads = new Map<string, Lead>();
  readonly submissions = new Map<string, SubmissionKey & { leadId: string }>();
  readonly notifications: StoredNotification[] = [];
  readonly events: LeadEvent[] = [];
  readonly partners = new Map<string, Partner>();
  readonly assignments = new Map<string, Assignment>();
  readonly sales = new Map<string, Sale>();
  readonly rounds: MatchRound[] = [];
  /** When the rule is to try a lead by itself; a lead that is not here is due at once. */
  readonly matchingDueAt = new Map<string, Date | null>();
  now = new Date('2026-11-20T12:00:00.000Z');

  /** Lets time pass. */
  advance(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }
}
