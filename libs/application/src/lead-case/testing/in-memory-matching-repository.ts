import {
  ACTIVE_STATE,
  changesShownReview,
  decideInOrder,
  DomainError,
  type LeadCaseChanges,
  type LeadCaseState,
  type Located,
  withLocations,
  type Sale,
  standingOf,
} from '@boligstyling/domain';
import {
  type CaseDecision,
  MatchingRepository,
  type PartnersInvolved,
  type CaseView,
  type AssignmentWithSale,
  type NamedRound,
} from '../matching-repository.js';
import { caseState, mergedPermanently, partnerAssignments } from './in-memory-case-state.js';
import type { StoredNotification } from '../../core/testing/in-memory-rows.js';
import { nextVersion } from '../../core/testing/next-version.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';
import { poolOf, wake, wakeWaiting } from './in-memory-partner-pool.js';

/** Decisions are synchronous, so they need no lock. */
export class InMemoryMatchingRepository extends MatchingRepository {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async decide(leadId: string, _: PartnersInvolved, decide: CaseDecision): Promise<void> {
    if (!this.store.leads.has(leadId)) {
      throw new DomainError('lead-not-found');
    }
    this.decideAll([leadId], decide);
  }

  override async decideDue(
    leadIds: readonly string[],
    now: Date,
    decide: CaseDecision,
    found?: readonly Located[],
  ): Promise<void> {
    this.decideAll(
      leadIds.filter((id) => isDue(this.store, id, now)),
      decide,
      found,
    );
  }

  override async due(limit: number, now: Date): Promise<string[]> {
    const due = [...this.store.leads.keys()].filter((id) => isDue(this.store, id, now));
    return due.slice(0, limit);
  }

  override async park(leadId: string, cause: string): Promise<void> {
    this.store.parked.set(leadId, cause);
  }

  override async makeWaitingDue(now: Date): Promise<void> {
    for (const [id, standing] of this.store.standing) wake(this.store, id, standing, now);
  }

  override async endPauses(today: string, now: Date): Promise<number> {
    const due = [...this.store.partners.values()].filter(
      ({ active, pausedUntil }) => !active && pausedUntil !== null && pausedUntil <= today,
    );
    for (const each of due) this.store.partners.set(each.id, nextVersion(each, ACTIVE_STATE));
    if (due.length > 0) await this.makeWaitingDue(now);
    return due.length;
  }

  override async caseOf(leadId: string): Promise<LeadCaseState | undefined> {
    return this.store.leads.has(leadId) ? caseState(this.store, leadId) : undefined;
  }

  override async mergedPermanently(leadId: string): Promise<string[]> {
    return mergedPermanently(this.store, leadId);
  }

  override async look<T>(leadId: string, see: CaseView<T>): Promise<T> {
    return see(caseState(this.store, leadId), poolOf(this.store));
  }

  override async assignmentsOf(leadId: string): Promise<AssignmentWithSale[]> {
    return partnerAssignments(this.store, leadId).map((each) => ({
      ...each,
      sale: this.saleOf(each.assignment.id),
    }));
  }

  override async roundsOf(leadId: string): Promise<NamedRound[]> {
    const nameOf = (id: string) => this.store.partners.get(id)?.name ?? '';
    return this.store.rounds
      .filter((round) => round.leadId === leadId)
      .map(({ decisions, ...round }) => ({
        ...round,
        decisions: decisions.map((it) => ({ ...it, partnerName: nameOf(it.partnerId) })),
      }))
      .sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  override async findAssignment(id: string) {
    const leadId = this.store.assignments.get(id)?.leadId ?? '';
    const lead = this.store.leads.get(leadId);
    const found = partnerAssignments(this.store, leadId).find((each) => each.assignment.id === id);
    return lead && found && { ...found, lead, sale: this.saleOf(id) };
  }

  private saleOf(assignmentId: string): Sale | null {
    const sales = [...this.store.sales.values()];
    return sales.find((sale) => sale.assignmentId === assignmentId) ?? null;
  }

  /** All of them or, when one fails, none. */
  private decideAll(
    leadIds: readonly string[],
    decide: CaseDecision,
    found: readonly Located[] = [],
  ): void {
    const pool = poolOf(this.store);
    const states = leadIds.map((id) => caseState(this.store, id)).map(withLocations(found));
    const changes = [...decideInOrder(states, (state) => decide(state, pool))];
    for (const each of changes) this.keep(each);
    for (const each of pool.changed()) this.store.figures.set(each.partnerId, each);
    const now = changes.at(-1)?.decidedAt;
    if (now) wakeWaiting(this.store, pool.freed(now), now);
  }

  private keep({ leadId, home, corrections, ...changes }: LeadCaseChanges): void {
    const { store } = this;
    const lead = store.leads.get(leadId);
    const { status, suspicion } = changes;
    if (lead) store.leads.set(leadId, { ...lead, ...corrections, ...home, status, suspicion });
    const review = store.reviews.get(leadId);
    if (review && changesShownReview(corrections)) {
      const state = review.state === 'published' ? 'waiting' : review.state;
      store.reviews.set(leadId, { ...review, state, version: review.version + 1 });
    }
    store.standing.set(leadId, standingOf(changes));
    store.acceptedAt.set(leadId, changes.acceptedAt);
    store.parked.delete(leadId);
    if (changes.consents) store.consents.set(leadId, changes.consents);
    for (const each of changes.assignments) store.assignments.set(each.id, each);
    for (const each of changes.sales) store.sales.set(each.id, each);
    for (const each of changes.quotes) store.quotes.set(each.id, each);
    for (const { fileId } of changes.detachments) store.erasedFiles.add(fileId);
    store.followPayments(changes.sales.flatMap(({ invoiceId }) => invoiceId ?? []));
    store.rounds.push(...changes.rounds);
    const isNew = ({ id }: { id: string }) => store.events.every((known) => known.id !== id);
    store.events.push(...changes.events.filter(isNew));
    store.announcements.push(...changes.announcements.map((each) => ({ ...each, leadId })));
    this.post(leadId, changes);
  }

  /** Recalled e-mails are dropped, and so are those about their end. */
  private post(leadId: string, { notifications, recalls, hastened }: Posted): void {
    const { store } = this;
    const isRecalled = (row: StoredNotification) =>
      row.leadId === leadId &&
      recalls.some(
        ({ kind, assignmentId, unlessParked }) =>
          row.kind === kind &&
          row.assignmentId === assignmentId &&
          store.isNotUnderWay(row) &&
          !(row.state === 'parked' && unlessParked),
      );
    const recalled = store.notifications.filter(isRecalled);
    const kept = store.notifications.filter((row) => !recalled.includes(row));
    const added = notifications.flatMap(({ delaySeconds = 0, endOf, ...each }) => {
      const dueAt = new Date(store.now.getTime() + delaySeconds * 1000);
      const isOf = (row: StoredNotification) =>
        row.kind === endOf && row.assignmentId === each.assignmentId;
      const hasLeft = kept.some((row) => isOf(row) && row.state === 'sent');
      return recalled.some(isOf) && !hasLeft ? [] : { ...store.untried(), ...each, dueAt, leadId };
    });
    const isHastened = (row: StoredNotification) =>
      hastened.some(
        ({ kind, assignmentId }) => row.kind === kind && row.assignmentId === assignmentId,
      );
    for (const row of kept) {
      const waits = row.attempts === 0 && row.dueAt > store.now && store.isNotUnderWay(row);
      if (row.leadId === leadId && waits && isHastened(row)) row.dueAt = store.now;
    }
    store.notifications.splice(0, store.notifications.length, ...kept, ...added);
  }
}

type Posted = Pick<LeadCaseChanges, 'notifications' | 'recalls' | 'hastened'>;

function isDue(store: InMemoryStore, leadId: string, now: Date): boolean {
  const lead = store.leads.get(leadId);
  const standing = store.standing.get(leadId);
  if (!lead || lead.suspicion || store.parked.has(leadId)) return false;
  const dueAt = standing ? standing.matchingDueAt : lead.receivedAt;
  return dueAt !== null && dueAt <= now;
}
