import { isExhausted } from './asked-so-far.js';
import { type Assignment, isAccepted } from '../assignments/assignment.js';
import type { Consent } from '../leads/consent.js';
import type { LeadEvent, LeadEventDetails, LeadEventKind } from './lead-event.js';
import type {
  MatchCause,
  MatchDecision,
  MatchRound,
  MatchOutcome,
} from '../assignments/matching.js';
import {
  NEEDS_MAILBOX,
  type NotificationKind,
  type OnceKind,
  type Notification,
} from '../core/notification.js';
import { type Place, UNKNOWN_PLACE } from '../places/place-of.js';
import { inOrderOfArrival, type Quote, type QuoteVersion } from '../quotes/quote.js';
import { type Sale, isWaived } from '../billing/sale.js';
import type { WebhookOccurrence, WebhookEvent } from '../integrators/webhook.js';
import type { LeadCaseState, LeadStanding } from './case-state.js';
import type { Lead } from '../leads/lead.js';
import type { LeadDetails } from '../leads/lead-fields.js';
import type { QuoteAttachment } from '../quotes/quote-attachment.js';
import { byReceivedAt, type OtherLead } from './other-lead.js';

export class CaseLedger {
  private readonly assignmentsById: Map<string, Assignment>;
  private readonly sales: Map<string, Sale>;
  private readonly kept: Map<string, Quote>;
  private readonly everyConsent: Consent[];
  private readonly rounds: MatchRound[] = [];
  private readonly events: LeadEvent[] = [];
  private readonly notifications: NewNotification[] = [];
  private readonly recalls: Recall[] = [];
  private readonly hastened: LeadCaseChanges['hastened'][number][] = [];
  private readonly announcements: WebhookOccurrence[] = [];
  private corrections: Corrections = {};
  private home: Home;
  private entries = 0;

  constructor(
    private readonly state: LeadCaseState,
    private readonly now: Date,
    readonly newId: () => string,
    private readonly nameOf: (partnerId: string) => string,
  ) {
    this.assignmentsById = new Map(state.assignments.map((each) => [each.id, each]));
    this.sales = new Map(state.sales.map((each) => [each.id, each]));
    this.kept = new Map(state.quotes.map((each) => [each.id, each]));
    this.everyConsent = [...state.consents];
    const { municipality, municipalityFoundBy } = state.lead;
    this.home = { municipality, municipalityFoundBy };
  }

  assignments(): Assignment[] {
    return [...this.assignmentsById.values()].sort((a, b) => +a.offeredAt - +b.offeredAt);
  }

  consents(): readonly Consent[] {
    return this.everyConsent;
  }

  keepAssignment(assignment: Assignment): void {
    this.assignmentsById.set(assignment.id, assignment);
  }

  keepSale(sale: Sale): void {
    this.sales.set(sale.id, sale);
  }

  saleOf(assignmentId: string): Sale | undefined {
    return [...this.sales.values()].find((sale) => sale.assignmentId === assignmentId);
  }

  /** By first sending; drafts last. */
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
    this.everyConsent.push(consent);
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

  notify(kind: NotificationKind, assignmentId: string | null = null, delaySeconds?: number): void {
    const { customerEmail } = { ...this.state.lead, ...this.corrections };
    if (!customerEmail && NEEDS_MAILBOX.includes(kind)) return;
    const delay = delaySeconds !== undefined && { delaySeconds };
    this.notifications.push({ id: this.newId(), kind, assignmentId, ...delay });
  }

  /** Makes an e-mail due that was stored with a delay. */
  hasten(kind: NotificationKind, assignmentId: string): void {
    this.hastened.push({ kind, assignmentId });
  }

  /** By default once ever. */
  notifyOnce(kind: OnceKind, since = new Date(0)): boolean {
    const notified = this.state.notifiedAt.get(kind);
    if (notified && notified >= since) return false;
    if (this.notifications.some((each) => each.kind === kind)) return false;
    this.notify(kind);
    return true;
  }

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

  /** Notifies that an earlier e-mail no longer holds, unless that one is recalled unsent. */
  notifyOfEnd(kind: NotificationKind, endOf: NotificationKind, assignmentId: string): void {
    this.notifications.push({ id: this.newId(), kind, assignmentId, endOf });
  }

  announce(event: WebhookEvent, detail: WebhookOccurrence['detail'] = {}): void {
    this.announcements.push({ event, at: this.nextMoment(), detail });
  }

  record<Kind extends LeadEventKind>(
    kind: Kind,
    detail: LeadEventDetails[Kind],
    id?: string,
  ): void {
    this.recordAt(this.state.lead.id, kind, detail, id);
  }

  recordAt<Kind extends LeadEventKind>(
    leadId: string,
    kind: Kind,
    detail: LeadEventDetails[Kind],
    id = this.newId(),
  ): void {
    const event = { id, leadId, at: this.nextMoment(), kind, detail };
    this.events.push(event as LeadEvent);
  }

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
    const attachedBefore = state.quotes.flatMap(({ attachments }) => attachments);
    const quotes = [...this.kept.values()];
    const attached = quotes.flatMap(({ attachments }) => attachments);
    const first = this.firstWhoAccepted();
    return {
      ...standing,
      leadId: state.lead.id,
      decidedAt: this.now,
      partnerId: first?.partnerId ?? null,
      acceptedAt: first?.answeredAt ?? null,
      isExhausted: isExhausted({ consents: this.everyConsent, assignments: this.assignments() }),
      home: this.home,
      corrections: this.corrections,
      consents: this.everyConsent.length > state.consents.length ? this.everyConsent : null,
      assignments: [...this.assignmentsById.values()].filter(isNew(state.assignments)),
      sales: [...this.sales.values()].filter(isNew(state.sales)),
      quotes: quotes.filter(isNew(state.quotes)),
      quoteVersions: quotes.flatMap(({ id: quoteId, versions }) =>
        versions.filter(isNew(sentBefore)).map((version) => ({ ...version, quoteId })),
      ),
      attachments: quotes.flatMap(({ id: quoteId, attachments }) =>
        attachments.filter(isNew(attachedBefore)).map((each) => ({ ...each, quoteId })),
      ),
      detachments: attachedBefore.flatMap(({ fileId }) =>
        attached.some((each) => each.fileId === fileId) ? [] : { fileId },
      ),
      rounds: this.rounds,
      events: this.events,
      notifications: this.notifications,
      recalls: this.recalls,
      hastened: this.hastened,
      announcements: this.announcements,
    };
  }

  private firstWhoAccepted(): Assignment | undefined {
    const accepted = this.assignments().filter(isAccepted);
    const since = ({ answeredAt, offeredAt }: Assignment) => (answeredAt ?? offeredAt).getTime();
    return accepted.sort((a, b) => since(a) - since(b))[0];
  }

  /** Order follows from times alone, so no two events of a case share one. */
  nextMoment(): Date {
    this.entries += 1;
    return new Date(this.now.getTime() + this.entries - 1);
  }
}

interface NewNotification extends Pick<Notification, 'id' | 'kind' | 'assignmentId'> {
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

type Corrections = Partial<LeadDetails & Pick<Lead, 'emailChangedAt' | 'mailboxProvenAt'>>;

type Home = Pick<Lead, 'municipality' | 'municipalityFoundBy'>;

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
