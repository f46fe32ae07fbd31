import {
  DomainError,
  type LeadCaseChanges,
  type LeadCaseState,
  type MatchRound,
} from '@boligstyling/domain';
import { MatchingRepository, type PartnerAssignment } from '../ports/matching-repository.js';
import { partnerOverviews } from './in-memory-partner-repository.js';
import type { InMemoryStore, StoredNotification } from './in-memory-store.js';

/** Leads on their way to partners, in memory. Deciding never waits, so nobody else decides meanwhile. */
export class InMemoryMatchingRepository extends MatchingRepository {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async decide(
    leadId: string,
    decide: (state: LeadCaseState) => LeadCaseChanges,
  ): Promise<void> {
    const lead = this.store.leads.get(leadId);
    if (!lead) throw new DomainError('lead-not-found', 'Fant ikke henvendelsen.');
    const assignments = partnerAssignments(this.store, leadId).map((each) => each.assignment);
    const ids = new Set(assignments.map(({ id }) => id));
    const changes = decide({
      lead,
      contactedAt: this.store.contactedAt.get(leadId) ?? null,
      matchingDueAt: this.store.matchingDueAt.get(leadId) ?? null,
      assignments,
      sales: [...this.store.sales.values()].filter((sale) => ids.has(sale.assignmentId ?? '')),
      candidates: partnerOverviews(this.store),
      toldOfNoPartner: this.store.notifications.some(
        (row) => row.leadId === leadId && row.kind === 'no-partner-notice',
      ),
    });
    this.keep(leadId, changes);
  }

  override async claimDue(leaseSeconds: number): Promise<string | undefined> {
    const due = [...this.store.leads.values()].find(({ id, receivedAt, suspicion }) => {
      const dueAt = this.store.matchingDueAt.get(id);
      return suspicion === null && dueAt !== null && (dueAt ?? receivedAt) <= this.store.now;
    });
    if (!due) return undefined;
    const leaseEnd = new Date(this.store.now.getTime() + leaseSeconds * 1000);
    this.store.matchingDueAt.set(due.id, leaseEnd);
    return due.id;
  }

  override async assignmentsOf(leadId: string): Promise<PartnerAssignment[]> {
    return partnerAssignments(this.store, leadId);
  }

  override async roundsOf(leadId: string): Promise<MatchRound[]> {
    return this.store.rounds
      .filter((round) => round.leadId === leadId)
      .sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  override async findAssignment(id: string) {
    const leadId = this.store.assignments.get(id)?.leadId ?? '';
    const lead = this.store.leads.get(leadId);
    const found = partnerAssignments(this.store, leadId).find((each) => each.assignment.id === id);
    return lead && found && { ...found, lead };
  }

  private keep(leadId: string, changes: LeadCaseChanges): void {
    const { leads, notifications } = this.store;
    const lead = leads.get(leadId);
    const { status, suspicion } = changes;
    if (lead) leads.set(leadId, { ...lead, status, suspicion });
    this.store.matchingDueAt.set(leadId, changes.matchingDueAt);
    for (const each of changes.assignments) this.store.assignments.set(each.id, each);
    for (const each of changes.sales) this.store.sales.set(each.id, each);
    this.store.rounds.push(...changes.rounds);
    this.store.events.push(...changes.events);
    this.store.contactedAt.set(leadId, changes.contactedAt);
    this.store.announcements.push(...changes.announcements.map((each) => ({ ...each, leadId })));
    const isRecalled = (row: StoredNotification) =>
      row.leadId === leadId &&
      (row.state === 'parked' || row.attempts === 0) &&
      changes.recalls.some(
        ({ kind, assignmentId }) => row.kind === kind && row.assignmentId === assignmentId,
      );
    const kept = notifications.filter((row) => !isRecalled(row));
    notifications.splice(0, notifications.length, ...kept);
    for (const each of changes.notifications) {
      const untried = {
        state: 'due' as const,
        attempts: 0,
        requestId: null,
        createdAt: this.store.now,
        dueAt: this.store.now,
        leasedUntil: null,
        sentAt: null,
        lastFault: null,
      };
      notifications.push({ ...each, ...untried, leadId });
    }
  }
}

/** The lead's assignments with their partners, in the order it was passed on. */
export function partnerAssignments(store: InMemoryStore, leadId: string): PartnerAssignment[] {
  return [...store.assignments.values()]
    .filter((assignment) => assignment.leadId === leadId)
    .sort((a, b) => a.offeredAt.getTime() - b.offeredAt.getTime())
    .flatMap((assignment) => {
      const partner = store.partners.get(assignment.partnerId);
      return partner ? [{ assignment, partner }] : [];
    });
}
