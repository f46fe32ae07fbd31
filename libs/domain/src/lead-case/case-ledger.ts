import { isExhausted } from './asked-so-far.js';
import { type Assignment, isAccepted } from '../assignments/assignment.js';
import { type Consent, keptOf } from '../leads/consent.js';
import type { LeadEvent, LeadEventDetails, LeadEventKind } from './lead-event.js';
import type { MatchCause, MatchDecision, MatchRound } from '../assignments/match-round.js';
import type { MatchOutcome } from '../assignments/matching.js';
import type { NotificationKind, OnceKind } from '../core/notification.js';
import { type Place, UNKNOWN_PLACE } from '../places/place-of.js';
import { inOrderOfArrival, type Quote } from '../quotes/quote.js';
import type { Sale } from '../billing/sale.js';
import type { Announcement, WebhookEvent } from '../integrators/webhook.js';
import type {
  Corrections,
  Home,
  LeadCaseChanges,
  NewNotification,
  Recall,
} from './case-changes.js';
import type { LeadCaseState, LeadStanding } from './case-state.js';

/** Collects everything that happens in one case until it is stored. */
export class CaseLedger {
  private readonly assignments: Map<string, Assignment>;
  private readonly sales: Map<string, Sale>;
  private readonly kept: Map<string, Quote>;
  private readonly consents: Consent[];
  private readonly rounds: MatchRound[] = [];
  private readonly events: LeadEvent[] = [];
  private readonly notifications: NewNotification[] = [];
  private readonly recalls: Recall[] = [];
  private readonly announcements: Announcement[] = [];
  private corrections: Corrections = {};
  private home: Home;
  private entries = 0;

  constructor(
    private readonly state: LeadCaseState,
    private readonly now: Date,
    readonly newId: () => string,
    private readonly nameOf: (partnerId: string) => string,
  ) {
    this.assignments = new Map(state.assignments.map((each) => [each.id, each]));
    this.sales = new Map(state.sales.map((each) => [each.id, each]));
    this.kept = new Map(state.quotes.map((each) => [each.id, each]));
    this.consents = [...state.consents];
    const { municipality, municipalityFoundBy } = state.lead;
    this.home = { municipality, municipalityFoundBy };
  }

  all(): Assignment[] {
    return [...this.assignments.values()].sort((a, b) => +a.offeredAt - +b.offeredAt);
  }

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

  /** In the order in which they were first sent; drafts last. */
  quotes(): Quote[] {
    return inOrderOfArrival([...this.kept.values()]);
  }

  quoteOf(assignmentId: string): Quote | undefined {
    return [...this.kept.values()].find((quote) => quote.assignmentId === assignmentId);
  }

  keepQuote(quote: Quote): void {
    this.kept.set(quote.id, quote);
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

  moveHome({ municipality, foundBy }: Place = UNKNOWN_PLACE): void {
    this.home = { municipality, municipalityFoundBy: foundBy };
  }

  /** @param dueAt when it may leave; by default now */
  notify(kind: NotificationKind, assignmentId: string | null = null, dueAt?: Date): void {
    this.notifications.push({ id: this.newId(), kind, assignmentId, ...(dueAt && { dueAt }) });
  }

  /** Notifies unless the lead caused such an e-mail since a moment, by default ever. */
  notifyOnce(kind: OnceKind, since = new Date(0)): boolean {
    const notified = this.state.notifiedAt.get(kind);
    if (notified && notified >= since) return false;
    if (this.notifications.some((each) => each.kind === kind)) return false;
    this.notify(kind);
    return true;
  }

  /** Drops e-mails that have not left, from the outbox and from this case. */
  recall(
    kind: NotificationKind,
    assignmentId: string | null = null,
    how: Pick<Recall, 'unlessParked'> = {},
  ): void {
    const kept = this.notifications.filter(
      (it) => it.kind !== kind || it.assignmentId !== assignmentId,
    );
    this.notifications.splice(0, this.notifications.length, ...kept);
    this.recalls.push({ kind, assignmentId, ...how });
  }

  /**
   * Notifies that an earlier e-mail no longer holds, unless that one is recalled before it has
   * left.
   */
  notifyOfEnd(kind: NotificationKind, endOf: NotificationKind, assignmentId: string): void {
    this.notifications.push({ id: this.newId(), kind, assignmentId, endOf });
  }

  announce(event: WebhookEvent, detail: Announcement['detail'] = {}): void {
    this.announcements.push({ event, at: this.nextMoment(), detail });
  }

  record<Kind extends LeadEventKind>(kind: Kind, detail: LeadEventDetails[Kind]): void {
    this.recordAt(this.state.lead.id, kind, detail);
  }

  recordAt<Kind extends LeadEventKind>(
    leadId: string,
    kind: Kind,
    detail: LeadEventDetails[Kind],
  ): void {
    const event = { id: this.newId(), leadId, at: this.nextMoment(), kind, detail };
    this.events.push(event as LeadEvent);
  }

  /** The name stays as it is now, whatever the partner is called later. */
  named(partnerId: string): { partnerId: string; partnerName: string } {
    return { partnerId, partnerName: this.nameOf(partnerId) };
  }

  changes(standing: LeadStanding): LeadCaseChanges {
    const { state } = this;
    const isNew = <T>(known: readonly T[]) => {
      const before = new Set(known);
      return (each: T) => !before.has(each);
    };
    const sentBefore = state.quotes.flatMap(({ versions }) => versions);
    const first = this.firstWhoAccepted();
    return {
      ...standing,
      leadId: state.lead.id,
      decidedAt: this.now,
      partnerId: first?.partnerId ?? null,
      acceptedAt: first?.answeredAt ?? null,
      isExhausted: isExhausted({ consents: this.consents, assignments: this.all() }),
      home: this.home,
      corrections: this.corrections,
      consents: this.consents.length > state.consents.length ? keptOf(this.consents) : null,
      assignments: [...this.assignments.values()].filter(isNew(state.assignments)),
      sales: [...this.sales.values()].filter(isNew(state.sales)),
      quotes: [...this.kept.values()].filter(isNew(state.quotes)),
      quoteVersions: [...this.kept.values()].flatMap(({ id: quoteId, versions }) =>
        versions.filter(isNew(sentBefore)).map((version) => ({ ...version, quoteId })),
      ),
      rounds: this.rounds,
      events: this.events,
      notifications: this.notifications,
      recalls: this.recalls,
      announcements: this.announcements,
    };
  }

  private firstWhoAccepted(): Assignment | undefined {
    const accepted = this.all().filter(isAccepted);
    const since = ({ answeredAt, offeredAt }: Assignment) => (answeredAt ?? offeredAt).getTime();
    return accepted.sort((a, b) => since(a) - since(b))[0];
  }

  /** Order follows from times alone, so no two events of a case share one. */
  nextMoment(): Date {
    this.entries += 1;
    return new Date(this.now.getTime() + this.entries - 1);
  }
}
