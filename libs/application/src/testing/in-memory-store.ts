import type {
  Announcement,
  Assignment,
  Consent,
  Lead,
  LeadEvent,
  LeadStanding,
  MatchRound,
  NotificationKind,
  NotificationState,
  Partner,
  PartnerFigures,
  Sale,
} from '@boligstyling/domain';
import type { SubmissionKey } from '../ports/lead-repository.js';

/** One row of the outbox as a test may look at it. */
export interface StoredNotification {
  id: string;
  leadId: string;
  kind: NotificationKind;
  assignmentId: string | null;
  requestId: string | null;
  state: NotificationState;
  attempts: number;
  createdAt: Date;
  dueAt: Date;
  /** Until when a worker holds it; null while none does. */
  leasedUntil: Date | null;
  sentAt: Date | null;
  lastFault: string | null;
}

/** What the in-memory ports share, as the real ones share a database. Its clock moves when told. */
export class InMemoryStore {
  readonly leads = new Map<string, Lead>();
  readonly submissions = new Map<string, SubmissionKey & { leadId: string }>();
  /** Which submissions may write to a mailbox, by its address and the day. */
  readonly firstEmails = new Map<string, { day: string; submissions: Set<string> }>();
  readonly notifications: StoredNotification[] = [];
  readonly events: LeadEvent[] = [];
  readonly announcements: (Announcement & { leadId: string })[] = [];
  readonly standing = new Map<string, LeadStanding>();
  readonly consents = new Map<string, readonly Consent[]>();
  readonly figures = new Map<string, PartnerFigures>();
  readonly parked = new Map<string, string>();
  readonly partners = new Map<string, Partner>();
  readonly assignments = new Map<string, Assignment>();
  readonly sales = new Map<string, Sale>();
  readonly rounds: MatchRound[] = [];
  now = new Date('2026-11-20T12:00:00.000Z');

  /** Removes a lead with all that hangs on it. A sale stays, without its assignment. */
  erase(leadId: string): void {
    this.leads.delete(leadId);
    this.standing.delete(leadId);
    this.consents.delete(leadId);
    for (const rows of [this.notifications, this.events, this.rounds]) removeOf(rows, leadId);
    for (const [id, assignment] of this.assignments) {
      if (assignment.leadId === leadId) this.assignments.delete(id);
    }
    for (const [id, sale] of this.sales) {
      const isOrphan = sale.assignmentId !== null && !this.assignments.has(sale.assignmentId);
      if (isOrphan) this.sales.set(id, { ...sale, assignmentId: null });
    }
  }

  /** Lets time pass. */
  advance(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }
}

function removeOf(rows: { leadId: string }[], leadId: string): void {
  rows.splice(0, rows.length, ...rows.filter((row) => row.leadId !== leadId));
}
