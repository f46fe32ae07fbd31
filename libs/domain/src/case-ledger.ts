import { type Assignment, isOpen, offer, withdrawn } from './assignment.js';
import type { LeadEvent, LeadEventDetails, LeadEventKind } from './lead-event.js';
import type { Lead, LeadStatus } from './lead.js';
import type { MatchCause, MatchDecision, MatchRound } from './match-round.js';
import type { Candidate } from './matching.js';
import type { Notification, NotificationKind } from './notification.js';
import { creditedIfPending, type Sale, saleOf } from './sale.js';
import type { Suspicion } from './suspicion.js';
import type { Announcement, WebhookEvent } from './webhook.js';

/** A lead with all that matching has to know of it. */
export interface LeadCaseState {
  readonly lead: Lead;
  /** When the owner was contacted first, as far as we know. */
  readonly contactedAt: Date | null;
  readonly matchingDueAt: Date | null;
  readonly assignments: readonly Assignment[];
  readonly sales: readonly Sale[];
  /** Every partner there is. */
  readonly candidates: readonly Candidate[];
  /** Whether the administrator has been told that nobody was eligible. */
  readonly toldOfNoPartner: boolean;
}

/** A notification that is yet to be put in the outbox. */
export type NewNotification = Pick<Notification, 'id' | 'kind' | 'assignmentId'>;

/** An e-mail that is no longer so: it is taken out of the outbox unless it has been tried. */
export type Recall = Pick<Notification, 'kind' | 'assignmentId'>;

/** What the case itself, rather than its ledger, knows of the lead afterwards. */
export interface LeadStanding {
  readonly status: LeadStatus;
  readonly contactedAt: Date | null;
  /** When the rule is to try by itself; null: not any more. */
  readonly matchingDueAt: Date | null;
  readonly suspicion: Suspicion | null;
}

/** What came of working on a case: to be stored all together or not at all. */
export interface LeadCaseChanges extends LeadStanding {
  /** The first partner the lead was passed on to, of those that still have it. */
  readonly partnerId: string | null;
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

/** Everything that happens in one case, written down so that nothing of it is forgotten. */
export class CaseLedger {
  readonly lead: Lead;
  private readonly assignments: Map<string, Assignment>;
  private readonly sales: Map<string, Sale>;
  private readonly rounds: MatchRound[] = [];
  private readonly events: LeadEvent[] = [];
  private readonly notifications: NewNotification[] = [];
  private readonly recalls: Recall[] = [];
  private readonly announcements: Announcement[] = [];
  private latest: number;

  constructor(
    private readonly state: LeadCaseState,
    now: Date,
    private readonly newId: () => string,
  ) {
    this.lead = state.lead;
    this.assignments = new Map(state.assignments.map((each) => [each.id, each]));
    this.sales = new Map(state.sales.map((each) => [each.id, each]));
    const lastOffers = state.candidates.map(({ lastAssignedAt }) => lastAssignedAt?.getTime() ?? 0);
    this.latest = Math.max(now.getTime() - 1, ...lastOffers);
  }

  /** Every assignment the lead has had, in the order it was passed on. */
  all(): Assignment[] {
    return [...this.assignments.values()].sort((a, b) => +a.offeredAt - +b.offeredAt);
  }

  /** A new assignment with its sale, and the e-mail that carries it. */
  passOn({ partner }: Candidate, cause: MatchCause): void {
    const ids = { id: this.newId(), leadId: this.lead.id, partnerId: partner.id };
    const assignment = offer(ids, this.nextMoment());
    const sale = saleOf(assignment, partner, this.newId());
    this.assignments.set(assignment.id, assignment);
    if (sale) this.sales.set(sale.id, sale);
    this.notify('partner-assignment', assignment.id);
    this.record('passed-on', { ...this.named(partner.id), cause });
  }

  /** @throws DomainError `assignment-closed` when it was declined or withdrawn already */
  takeBack(assignment: Assignment, by: 'administrator' | 'owner'): void {
    this.change(withdrawn(assignment, this.nextMoment()));
    this.notify('assignment-withdrawn', assignment.id);
    this.record('assignment-withdrawn', { ...this.named(assignment.partnerId), by });
  }

  /** An assignment in its next state. One that came to nothing costs nothing. */
  change(assignment: Assignment): void {
    this.assignments.set(assignment.id, assignment);
    if (isOpen(assignment)) return;
    this.recall('partner-assignment', assignment.id);
    if (!this.all().some(isOpen)) this.recall('owner-matched');
    for (const sale of this.sales.values()) {
      if (sale.assignmentId !== assignment.id) continue;
      this.sales.set(sale.id, creditedIfPending(sale, this.nextMoment()));
    }
  }

  keepRound(cause: MatchCause, decisions: readonly MatchDecision[]): void {
    const { id: leadId } = this.lead;
    this.rounds.push({ id: this.newId(), leadId, at: this.nextMoment(), cause, decisions });
  }

  notify(kind: NotificationKind, assignmentId: string | null = null): void {
    this.notifications.push({ id: this.newId(), kind, assignmentId });
  }

  /** What nobody has been told yet is no longer so, neither from before nor from this case. */
  private recall(kind: NotificationKind, assignmentId: string | null = null): void {
    const kept = this.notifications.filter(
      (it) => it.kind !== kind || it.assignmentId !== assignmentId,
    );
    this.notifications.splice(0, this.notifications.length, ...kept);
    this.recalls.push({ kind, assignmentId });
  }

  /** Tells integrators. */
  announce(event: WebhookEvent, detail: Announcement['detail'] = {}): void {
    this.announcements.push({ event, at: this.nextMoment(), detail });
  }

  record<Kind extends LeadEventKind>(kind: Kind, detail: LeadEventDetails[Kind]): void {
    const { id: leadId } = this.lead;
    const event = { id: this.newId(), leadId, at: this.nextMoment(), kind, detail };
    this.events.push(event as LeadEvent);
  }

  /** A partner as the history names it, whatever it is called later. */
  named(partnerId: string): { partnerId: string; partnerName: string } {
    const partner = this.state.candidates.find((each) => each.partner.id === partnerId)?.partner;
    return { partnerId, partnerName: partner?.name ?? '' };
  }

  /**
   * After all that has happened, in this case and to these partners: turns and histories follow
   * from the times alone, also where the replicas' clocks differ.
   */
  nextMoment(): Date {
    this.latest += 1;
    return new Date(this.latest);
  }

  changes(standing: LeadStanding): LeadCaseChanges {
    return {
      ...standing,
      partnerId: this.all().find(isOpen)?.partnerId ?? null,
      assignments: [...this.assignments.values()].filter(
        (it) => !this.state.assignments.includes(it),
      ),
      sales: [...this.sales.values()].filter((it) => !this.state.sales.includes(it)),
      rounds: this.rounds,
      events: this.events,
      notifications: this.notifications,
      recalls: this.recalls,
      announcements: this.announcements,
    };
  }
}
