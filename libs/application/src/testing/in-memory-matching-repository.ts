import {
  AT_WORK,
  changesShownReview,
  type Consent,
  covers,
  DAY_SECONDS,
  decideInOrder,
  DomainError,
  hasJoinedForGood,
  isGranted,
  type LeadCaseChanges,
  type LeadCaseState,
  type LeadStanding,
  type Located,
  type Partner,
  PartnerPool,
  placing,
  recipientOf,
  type Sale,
  standingOf,
  vatRateOf,
  withArrival,
} from '@boligstyling/domain';
import { givenUpIn, othersOf } from '@boligstyling/domain/testing';
import {
  type Decide,
  MatchingRepository,
  type PartnerAssignment,
  type PartnersInvolved,
  type See,
  type SoldAssignment,
  type ToldRound,
} from '../ports/matching-repository.js';
import type { StoredNotification } from './in-memory-rows.js';
import type { InMemoryStore } from './in-memory-store.js';

/** Leads on their way to partners, in memory. Deciding never waits, so nobody else decides meanwhile. */
export class InMemoryMatchingRepository extends MatchingRepository {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async decide(leadId: string, _: PartnersInvolved, decide: Decide): Promise<void> {
    if (!this.store.leads.has(leadId)) {
      throw new DomainError('lead-not-found');
    }
    this.decideAll([leadId], decide);
  }

  override async decideDue(
    leadIds: readonly string[],
    now: Date,
    decide: Decide,
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

  override async lookAgain(now: Date): Promise<void> {
    for (const [id, standing] of this.store.standing) wake(this.store, id, standing, now);
  }

  override async endPauses(today: string, now: Date): Promise<number> {
    const due = [...this.store.partners.values()].filter(
      ({ active, pausedUntil }) => !active && pausedUntil !== null && pausedUntil <= today,
    );
    for (const each of due) this.store.partners.set(each.id, { ...each, ...AT_WORK });
    if (due.length > 0) await this.lookAgain(now);
    return due.length;
  }

  override async caseOf(leadId: string): Promise<LeadCaseState | undefined> {
    return this.store.leads.has(leadId) ? caseState(this.store, leadId) : undefined;
  }

  override async joinedForGood(leadId: string): Promise<string[]> {
    return joinedForGood(this.store, leadId);
  }

  override async look<T>(leadId: string, see: See<T>): Promise<T> {
    return see(caseState(this.store, leadId), poolOf(this.store));
  }

  override async assignmentsOf(leadId: string): Promise<SoldAssignment[]> {
    return partnerAssignments(this.store, leadId).map((each) => ({
      ...each,
      sale: this.saleOf(each.assignment.id),
    }));
  }

  override async roundsOf(leadId: string): Promise<ToldRound[]> {
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
    decide: Decide,
    found: readonly Located[] = [],
  ): void {
    const pool = poolOf(this.store);
    const states = leadIds.map((id) => caseState(this.store, id)).map(placing(found));
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
    if (review?.state === 'published' && changesShownReview(corrections)) {
      store.reviews.set(leadId, { ...review, state: 'waiting' });
    }
    store.standing.set(leadId, standingOf(changes));
    store.takenAt.set(leadId, changes.takenAt);
    store.parked.delete(leadId);
    if (changes.consents) store.consents.set(leadId, changes.consents);
    for (const each of changes.assignments) store.assignments.set(each.id, each);
    for (const each of changes.sales) store.sales.set(each.id, each);
    store.followPayments(changes.sales.flatMap(({ invoiceId }) => invoiceId ?? []));
    store.rounds.push(...changes.rounds);
    store.events.push(...changes.events);
    store.announcements.push(...changes.announcements.map((each) => ({ ...each, leadId })));
    this.post(leadId, changes);
  }

  /** What is recalled leaves no more, nor does what would tell that it ended. */
  private post(leadId: string, { notifications, recalls }: Posted): void {
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
    const added = notifications.flatMap(({ endOf, ...each }) => {
      const isOf = (row: StoredNotification) =>
        row.kind === endOf && row.assignmentId === each.assignmentId;
      const hasLeft = kept.some((row) => isOf(row) && row.state === 'sent');
      return recalled.some(isOf) && !hasLeft ? [] : { ...store.untried(), ...each, leadId };
    });
    store.notifications.splice(0, store.notifications.length, ...kept, ...added);
  }
}

type Posted = Pick<LeadCaseChanges, 'notifications' | 'recalls'>;

/** All partners, with what they have lately been asked. */
export function poolOf(store: InMemoryStore): PartnerPool {
  const asked = [...store.assignments.values()].filter(({ state }) => state === 'offered');
  const figures = [...store.figures.values()].map((each) => ({
    ...each,
    open: asked.filter(({ partnerId }) => partnerId === each.partnerId).length,
  }));
  const lastTurn = Math.max(0, ...figures.map((each) => each.lastTurn));
  return new PartnerPool([...store.partners.values()], figures, lastTurn);
}

/** What waits and may be for one of the partners, who have capacity again, is due at once. */
export function wakeWaiting(store: InMemoryStore, freed: readonly Partner[], now: Date): void {
  for (const [id, standing] of store.standing) {
    const lead = store.leads.get(id);
    if (!lead || standing.joinedTo) continue;
    const consents = consentsOf(store, id);
    const isFor = freed.some(
      ({ areas, kind, services }) =>
        covers(areas, lead.municipality) &&
        (recipientOf(kind) === 'estate-agent'
          ? isGranted(consents, 'estate-agent')
          : services.some((service) => service === lead.serviceType)),
    );
    if (isFor) wake(store, id, standing, now);
  }
}

function wake(store: InMemoryStore, id: string, standing: LeadStanding, now: Date): void {
  const { matchingDueAt, seekUntil } = standing;
  const looks = matchingDueAt && matchingDueAt > now && seekUntil && seekUntil > now;
  if (looks) store.standing.set(id, { ...standing, matchingDueAt: now });
}

function isDue(store: InMemoryStore, leadId: string, now: Date): boolean {
  const lead = store.leads.get(leadId);
  const standing = store.standing.get(leadId);
  if (!lead || lead.suspicion || store.parked.has(leadId)) return false;
  const dueAt = standing ? standing.matchingDueAt : lead.receivedAt;
  return dueAt !== null && dueAt <= now;
}

/** What the owner has said, with what stands of a request from before that was kept. */
export function consentsOf(store: InMemoryStore, leadId: string): readonly Consent[] {
  const receivedAt = store.leads.get(leadId)?.receivedAt ?? store.now;
  return withArrival(store.consents.get(leadId) ?? [], receivedAt);
}

/** A lead's case with the others that have to do with it, but for those that are set aside. */
function caseState(store: InMemoryStore, leadId: string): LeadCaseState {
  const one = aloneState(store, leadId);
  const ids = [...store.leads.keys()].filter((id) => !store.parked.has(id));
  return {
    ...one,
    others: othersOf(
      one,
      ids.map((id) => aloneState(store, id)),
    ),
  };
}

function aloneState(store: InMemoryStore, leadId: string): Omit<LeadCaseState, 'others'> {
  const lead = store.leads.get(leadId);
  if (!lead) throw new DomainError('lead-not-found');
  const assignments = partnerAssignments(store, leadId).map((each) => each.assignment);
  const ids = new Set(assignments.map(({ id }) => id));
  const { status, suspicion } = lead;
  const untouched = { contactedAt: null, matchingDueAt: null, seekUntil: null, waitsSince: null };
  const told = { stoodBefore: null, nobodyCalledAt: null };
  const alone = { ...told, joinedTo: null, perhapsSameAs: null, differences: null };
  const letters = store.notifications.filter((row) => row.leadId === leadId);
  return {
    ...untouched,
    ...alone,
    ...store.standing.get(leadId),
    status,
    suspicion,
    lead,
    consents: consentsOf(store, leadId),
    assignments,
    sales: [...store.sales.values()].filter((sale) => ids.has(sale.assignmentId ?? '')),
    jobWith: jobWith(store, leadId),
    givenUp: givenUpIn(store.events.filter((each) => each.leadId === leadId)),
    toldOf: new Map(letters.map(({ kind, createdAt }) => [kind, createdAt])),
    unreached: unreachedBy(letters),
    correctionLetters: letters.filter(
      ({ kind, createdAt }) =>
        kind === 'partner-correction' && +createdAt > +store.now - DAY_SECONDS * 1000,
    ).length,
    vatRate: vatRateOf(store.operator),
  };
}

/** The partners that the owner names in the reviews of all that has joined for good with it. */
function jobWith(store: InMemoryStore, leadId: string): string[] {
  const goesOn = goesOnOf(store, leadId);
  return [...store.reviews.values()].flatMap(({ leadId: of, answers }) => {
    const isNamed = answers?.becameJob === 'yes' && goesOnOf(store, of) === goesOn;
    return (isNamed && store.assignments.get(answers.assignmentId ?? '')?.partnerId) || [];
  });
}

function goesOnOf(store: InMemoryStore, leadId: string): string {
  const [lead, standing] = [store.leads.get(leadId), store.standing.get(leadId)];
  const isJoined = lead && standing && hasJoinedForGood(standing, lead);
  return (isJoined && standing.joinedTo) || leadId;
}

/** The ids of those that have joined a lead for good. */
export function joinedForGood(store: InMemoryStore, leadId: string): string[] {
  return [...store.standing]
    .filter(([id, standing]) => {
      const lead = store.leads.get(id);
      return standing.joinedTo === leadId && lead && hasJoinedForGood(standing, lead);
    })
    .map(([id]) => id);
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

function unreachedBy(letters: readonly StoredNotification[]): Set<string> {
  const asking = letters.filter(({ kind }) => kind === 'partner-question');
  const idsOf = (those: typeof asking) => those.flatMap(({ assignmentId }) => assignmentId ?? []);
  const sent = idsOf(asking.filter(({ state }) => state === 'sent'));
  return new Set(idsOf(asking).filter((id) => !sent.includes(id)));
}
