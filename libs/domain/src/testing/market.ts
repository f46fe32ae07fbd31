import { type Consent, arrivalConsents } from '../leads/consent.js';
import { OpenCase, type MatchingPolicy } from '../lead-case/open-case.js';
import type { LeadCaseChanges, Recall } from '../lead-case/case-ledger.js';
import type { LeadCaseState } from '../lead-case/case-state.js';
import type { LeadEvent } from '../lead-case/lead-event.js';
import type { Lead } from '../leads/lead.js';
import type { NotificationKind } from '../core/notification.js';
import { byReceivedAt } from '../lead-case/other-lead.js';
import type { PartnerFigures } from '../assignments/partner-figures.js';
import { PartnerPool } from '../assignments/partner-pool.js';
import type { Partner } from '../partners/partner.js';
import type { WebhookOccurrence } from '../integrators/webhook.js';
import { waivedSalesIn } from './waived-sales-in.js';
import { keysOf, othersOf } from './others-of.js';
import { samplePartner } from './sample-partner.js';
import { advance } from '../lead-case/advance.js';

/** More steps than this at one moment never end. */
const MOST_STEPS = 1_000;

export interface MarketMail {
  readonly leadId: string;
  readonly kind: NotificationKind;
  readonly assignmentId: string | null;
}

/**
 * Leads and partners in memory with a manual clock, for tests and simulations of the matching rule.
 */
export class Market {
  readonly partners = new Map<string, Partner>();
  readonly figures = new Map<string, PartnerFigures>();
  readonly leads = new Map<string, LeadCaseState>();
  readonly mails: MarketMail[] = [];
  readonly recalls: Recall[] = [];
  readonly events: LeadEvent[] = [];
  readonly announcements: WebhookOccurrence[] = [];
  readonly picked = new Set<string>();
  /** Index, because among many leads few affect each other. */
  private readonly byKey = new Map<string, Set<string>>();
  private ids = 0;
  private pool: PartnerPool | undefined;

  constructor(
    public now = new Date('2026-11-24T09:00:00.000Z'),
    public policy: MatchingPolicy = { answerHours: 12, automatic: true },
  ) {}

  readonly newId = (): string => {
    this.ids += 1;
    return `id-${String(this.ids).padStart(8, '0')}`;
  };

  join(name: string, changes: Partial<Partner> = {}): string {
    const id = changes.id ?? `partner-${name}`;
    this.partners.set(id, samplePartner({ name, createdAt: this.now, ...changes, id }));
    this.pool = undefined;
    return id;
  }

  change(id: string, changes: Partial<Partner>): void {
    const partner = this.partners.get(id);
    if (partner) this.partners.set(id, { ...partner, ...changes });
    this.pool = undefined;
  }

  receive(lead: Lead, consents: readonly Consent[] = arrivalConsents('form', this.now)): string {
    for (const key of keysOf(lead)) {
      this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(lead.id));
    }
    this.leads.set(lead.id, {
      lead,
      status: lead.status,
      suspicion: lead.suspicion,
      contactedAt: null,
      matchingDueAt: this.now,
      matchUntil: null,
      waitsSince: null,
      nobodyCalledAt: null,
      mergedInto: null,
      mergeKind: null,
      perhapsSameAs: null,
      differences: null,
      undoableStatus: null,
      reportedWin: null,
      consents,
      assignments: [],
      sales: [],
      quotes: [],
      jobWith: [],
      waivedSales: [],
      notifiedAt: new Map(),
      unreached: new Set(),
      correctionEmails: 0,
      vatRate: 2500,
      others: [],
    });
    return lead.id;
  }

  happen(leadId: string, what: (leadCase: OpenCase) => void): void {
    const found = this.state(leadId);
    const state = { ...found, others: othersOf(found, this.near(found.lead)) };
    const pool = (this.pool ??= this.newPool());
    const leadCase = new OpenCase(state, pool, this.policy, this.now, this.newId);
    try {
      what(leadCase);
    } catch (error) {
      this.pool = undefined;
      throw error;
    }
    const changes = leadCase.changes();
    for (const { decisions } of changes.rounds) {
      for (const each of decisions) if (each.verdict === 'picked') this.picked.add(each.partnerId);
    }
    this.events.push(...changes.events);
    const waivedSales = this.waivedSales(state, changes);
    this.leads.set(leadId, { ...after(state, changes, this.now), waivedSales });
    for (const each of pool.changed()) this.figures.set(each.partnerId, each);
    this.mail(changes);
  }

  /**
   * Takes every due step until none is left.
   *
   * @throws Error when there is no end to it
   */
  settle(): void {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const due = [...this.leads.values()].filter(
        ({ matchingDueAt, suspicion }) =>
          !suspicion && matchingDueAt !== null && matchingDueAt <= this.now,
      );
      if (due.length === 0) return;
      for (const { lead } of due.toSorted(byReceivedAt))
        this.happen(lead.id, (leadCase) => advance(leadCase));
    }
    throw new Error('There is no end to what is due');
  }

  advanceTo(moment: Date): void {
    this.settle();
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const due = [...this.leads.values()]
        .flatMap(({ matchingDueAt, suspicion }) => (suspicion ? [] : (matchingDueAt ?? [])))
        .filter((each) => each <= moment);
      if (due.length === 0) break;
      this.now = new Date(Math.max(+this.now, Math.min(...due.map(Number))));
      this.settle();
    }
    this.now = moment;
  }

  advanceHours(hours: number): void {
    this.advanceTo(new Date(this.now.getTime() + hours * 3600 * 1000));
  }

  /** Few of many leads have waived sales, so only theirs is computed from the history. */
  private waivedSales({ lead, waivedSales }: LeadCaseState, { events }: LeadCaseChanges) {
    const isAny = waivedSales.length > 0 || events.some(({ kind }) => kind === 'sale-waived');
    return isAny
      ? waivedSalesIn(this.events.filter(({ leadId }) => leadId === lead.id))
      : waivedSales;
  }

  private newPool(): PartnerPool {
    const figures = [...this.figures.values()];
    const lastAskedOrder = Math.max(0, ...figures.map((each) => each.lastAskedOrder));
    return new PartnerPool([...this.partners.values()], figures, lastAskedOrder);
  }

  state(leadId: string): LeadCaseState {
    const state = this.leads.get(leadId);
    if (!state) throw new Error(`There is no lead ${leadId}`);
    return state;
  }

  private near(lead: Lead): LeadCaseState[] {
    const ids = keysOf(lead).flatMap((key) => [...(this.byKey.get(key) ?? [])]);
    return [...new Set(ids)].map((id) => this.state(id));
  }

  /** E-mails leave at once here, so none is taken back. */
  private mail({ leadId, notifications, ...changes }: LeadCaseChanges): void {
    this.recalls.push(...changes.recalls);
    this.announcements.push(...changes.announcements);
    for (const { kind, assignmentId } of notifications) {
      this.mails.push({ leadId, kind, assignmentId });
    }
  }
}

function after(state: LeadCaseState, changes: LeadCaseChanges, now: Date): LeadCaseState {
  const { status, suspicion, contactedAt, matchingDueAt, matchUntil, waitsSince } = changes;
  const { undoableStatus, reportedWin, nobodyCalledAt } = changes;
  const { mergedInto, mergeKind, perhapsSameAs, differences } = changes;
  return {
    ...state,
    ...{ status, suspicion, contactedAt, matchingDueAt, matchUntil, waitsSince },
    ...{ undoableStatus, reportedWin, nobodyCalledAt },
    ...{ mergedInto, mergeKind, perhapsSameAs, differences },
    lead: { ...state.lead, ...changes.corrections, ...changes.home, status, suspicion },
    consents: changes.consents ?? state.consents,
    assignments: merged(state.assignments, changes.assignments),
    sales: merged(state.sales, changes.sales),
    quotes: merged(state.quotes, changes.quotes),
    notifiedAt: new Map([
      ...state.notifiedAt,
      ...changes.notifications.map(
        ({ delaySeconds = 0, kind }) =>
          [kind, new Date(now.getTime() + delaySeconds * 1000)] as const,
      ),
    ]),
    correctionEmails:
      state.correctionEmails +
      changes.notifications.filter(({ kind }) => kind === 'partner-correction').length,
  };
}

function merged<Row extends { id: string }>(known: readonly Row[], changed: readonly Row[]): Row[] {
  return [...new Map([...known, ...changed].map((row) => [row.id, row])).values()];
}
