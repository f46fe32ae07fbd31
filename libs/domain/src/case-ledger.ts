import type { Assignment } from './assignment.js';
import type { Consent } from './consent.js';
import type { LeadEvent, LeadEventDetails, LeadEventKind } from './lead-event.js';
import type { Lead, LeadStatus } from './lead.js';
import type { LeadDetails } from './lead-details.js';
import type { MatchCause, MatchDecision, MatchRound } from './match-round.js';
import type { MatchOutcome } from './matching.js';
import type { Notification, NotificationKind } from './notification.js';
import type { OtherRequest } from './other-request.js';
import type { PartnerFigures } from './partner-figures.js';
import type { Sale } from './sale.js';
import type { Suspicion } from './suspicion.js';
import type { Announcement, WebhookEvent } from './webhook.js';

/** How a lead stood before its status was changed last. */
export interface StoodBefore {
  readonly status: LeadStatus;
  readonly contactedAt: Date | null;
  readonly nobodyCalledAt: Date | null;
  /** When it was changed. */
  readonly until: Date;
}

/** Where a lead stands, apart from what hangs on it. */
export interface LeadStanding {
  readonly status: LeadStatus;
  /** Where undoing the last change of status leads back to; null: there is none to undo. */
  readonly stoodBefore: StoodBefore | null;
  /** When the owner was contacted first, as far as we know. */
  readonly contactedAt: Date | null;
  /** When the next step is due by itself; null: none is. */
  readonly matchingDueAt: Date | null;
  /** Until when partners are looked for; null: the search has not begun. */
  readonly seekUntil: Date | null;
  /** When the owner last chose to wait: those silent before it may be asked once more. */
  readonly waitsSince: Date | null;
  /** When the owner said that nobody has called, until someone reports or the administrator settles it. */
  readonly nobodyCalledAt: Date | null;
  readonly suspicion: Suspicion | null;
  /** The earlier request that this one is the same as: it takes no steps of its own. Null: none. */
  readonly joinedTo: string | null;
  /** The earlier request that it may be the same as, for the administrator to say; null: none. */
  readonly perhapsSameAs: string | null;
  /** What it says otherwise than the one it joined, as far as it came from the same mailbox; null: nothing. */
  readonly differences: Partial<LeadDetails> | null;
}

/** A lead with all that hangs on it. */
export interface LeadCaseState extends LeadStanding {
  readonly lead: Lead;
  /** In the order they were given. */
  readonly consents: readonly Consent[];
  readonly assignments: readonly Assignment[];
  readonly sales: readonly Sale[];
  /** Which e-mails the lead has caused so far. */
  readonly toldOf: ReadonlySet<NotificationKind>;
  /** Every request that may be about the same person or home, and those joined with it. */
  readonly others: readonly OtherRequest[];
}

/** A notification that is yet to be put in the outbox. */
export type NewNotification = Pick<Notification, 'id' | 'kind' | 'assignmentId'>;

/** An e-mail that is no longer so: it is taken out of the outbox unless it has been tried. */
export type Recall = Pick<Notification, 'kind' | 'assignmentId'>;

/** What was corrected. A home that has moved is to be located anew. */
export type Corrections = Partial<LeadDetails & Pick<Lead, 'municipality' | 'municipalityFoundBy'>>;

/** What came of working on a case: to be stored all together or not at all. */
export interface LeadCaseChanges extends LeadStanding {
  readonly leadId: string;
  /** The first partner that took it, of those that still have it. */
  readonly partnerId: string | null;
  /** When that one took it. */
  readonly takenAt: Date | null;
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

/** What a batch of cases leaves behind: their changes, and the partners' figures after all of them. */
export interface Decisions {
  readonly changes: readonly LeadCaseChanges[];
  readonly figures: readonly PartnerFigures[];
}

/** Everything that happens in one case, written down so that nothing of it is forgotten. */
export class CaseLedger {
  private readonly assignments: Map<string, Assignment>;
  private readonly sales: Map<string, Sale>;
  private readonly consents: Consent[];
  private readonly rounds: MatchRound[] = [];
  private readonly events: LeadEvent[] = [];
  private readonly notifications: NewNotification[] = [];
  private readonly recalls: Recall[] = [];
  private readonly announcements: Announcement[] = [];
  private corrections: Corrections = {};
  private entries = 0;

  constructor(
    private readonly state: LeadCaseState,
    private readonly now: Date,
    readonly newId: () => string,
    private readonly nameOf: (partnerId: string) => string,
  ) {
    this.assignments = new Map(state.assignments.map((each) => [each.id, each]));
    this.sales = new Map(state.sales.map((each) => [each.id, each]));
    this.consents = [...state.consents];
  }

  /** Every question and assignment the lead has had, in the order they were asked. */
  all(): Assignment[] {
    return [...this.assignments.values()].sort((a, b) => +a.offeredAt - +b.offeredAt);
  }

  /** What the owner has said yes or no to. */
  said(): readonly Consent[] {
    return this.consents;
  }

  keep(assignment: Assignment): void {
    this.assignments.set(assignment.id, assignment);
  }

  keepSale(sale: Sale): void {
    this.sales.set(sale.id, sale);
  }

  saleOf(assignmentId: string): Sale | undefined {
    return [...this.sales.values()].find((sale) => sale.assignmentId === assignmentId);
  }

  keepConsent(consent: Consent): void {
    this.consents.push(consent);
  }

  keepRound(
    cause: MatchCause,
    decisions: readonly MatchDecision[],
    refused: MatchOutcome['refused'] = {},
  ): void {
    const { id: leadId } = this.state.lead;
    const id = this.newId();
    this.rounds.push({ id, leadId, at: this.nextMoment(), cause, decisions, refused });
  }

  correct(corrections: Corrections): void {
    this.corrections = { ...this.corrections, ...corrections };
  }

  notify(kind: NotificationKind, assignmentId: string | null = null): void {
    this.notifications.push({ id: this.newId(), kind, assignmentId });
  }

  /** Notifies unless the lead has caused such an e-mail before. */
  notifyOnce(kind: NotificationKind): boolean {
    if (this.state.toldOf.has(kind)) return false;
    if (this.notifications.some((each) => each.kind === kind)) return false;
    this.notify(kind);
    return true;
  }

  /** What nobody has been told yet is no longer so, neither from before nor from this case. */
  recall(kind: NotificationKind, assignmentId: string): void {
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
    this.recordAt(this.state.lead.id, kind, detail);
  }

  /** Belongs to another lead's history too. */
  recordAt<Kind extends LeadEventKind>(
    leadId: string,
    kind: Kind,
    detail: LeadEventDetails[Kind],
  ): void {
    const event = { id: this.newId(), leadId, at: this.nextMoment(), kind, detail };
    this.events.push(event as LeadEvent);
  }

  /** A partner as the history names it, whatever it is called later. */
  named(partnerId: string): { partnerId: string; partnerName: string } {
    return { partnerId, partnerName: this.nameOf(partnerId) };
  }

  changes(standing: LeadStanding): LeadCaseChanges {
    const { state } = this;
    const isNew = <T>(known: readonly T[]) => {
      const before = new Set(known);
      return (each: T) => !before.has(each);
    };
    const first = this.firstWhoTookIt();
    return {
      ...standing,
      leadId: state.lead.id,
      partnerId: first?.partnerId ?? null,
      takenAt: first?.answeredAt ?? null,
      corrections: this.corrections,
      consents: this.consents.length > state.consents.length ? this.consents : null,
      assignments: [...this.assignments.values()].filter(isNew(state.assignments)),
      sales: [...this.sales.values()].filter(isNew(state.sales)),
      rounds: this.rounds,
      events: this.events,
      notifications: this.notifications,
      recalls: this.recalls,
      announcements: this.announcements,
    };
  }

  private firstWhoTookIt(): Assignment | undefined {
    const taken = this.all().filter(({ state }) => state === 'accepted' || state === 'legacy-open');
    const since = ({ answeredAt, offeredAt }: Assignment) => (answeredAt ?? offeredAt).getTime();
    return taken.sort((a, b) => since(a) - since(b))[0];
  }

  /** Orders follow from the times alone, so no two things that happen in a case have the same. */
  nextMoment(): Date {
    this.entries += 1;
    return new Date(this.now.getTime() + this.entries - 1);
  }
}
