import {
  type CaseDecision,
  MatchingRepository,
  type FoundAssignment,
  type PartnersInvolved,
  type CaseView,
  type AssignmentWithSale,
  type NamedRound,
  type Urgency,
} from '@boligstyling/application';
import {
  decideInOrder,
  DomainError,
  type Lead,
  type LeadCaseState,
  type Located,
  type MatchDecision,
  type MatchRound,
  withLocations,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { actorNow } from '../core/in-transaction.js';
import { findSold } from '../assignments/assignment-rows.js';
import { batchCalls } from '../core/batch-calls.js';
import { fromDatabase, poolOf, readerOf } from '../core/statements.js';
import { MERGED_PERMANENTLY } from '../core/reveals.js';
import { readLeadCase, readLeadCases } from './lead-case-rows.js';
import { LEAD_COLUMNS } from '../core/lead-rows.js';
import { underMatchingLock } from '../core/matching-lock.js';
import { readPartnerPool } from './partner-pool-rows.js';
import { guarded } from '../core/storage-fault.js';
import { storeDecisions } from './store-decisions.js';

const DUE = `
  select id from lead
  where matching_due_at <= $2 and suspicion is null and matching_fault is null
  order by matching_due_at
  limit $1`;

const PARK = 'update lead set matching_fault = left($2, 500) where id = $1';

/** Leads that look for partners all have a step due within a day. */
const MAKE_DUE = `
  update lead set matching_due_at = $1
  where id in (
    select id from lead where id in (
      select id from lead
      where matching_due_at > $1 and match_until > $1 and suspicion is null and matching_fault is null
      limit $2)
    order by id for no key update)`;

/** Takes half a second, so no statement times out. */
const PORTION = 5_000;

const PAUSE_ENDS = 'not active and paused_until <= $1';

const END_PAUSES = `
  update partner set active = true, paused_until = null where id in (
    select id from partner where ${PAUSE_ENDS} order by id for no key update skip locked)`;

const LEAD = `select ${LEAD_COLUMNS} from lead where id = $1`;

const ROUNDS = {
  name: 'rounds-of-lead',
  text: `
    select id, lead_id as "leadId", at, cause, decisions, refused,
      (select coalesce(jsonb_object_agg(p.id, p.name), '{}') from partner p
        where p.id in (select (decision ->> 'partnerId')::uuid
          from jsonb_array_elements(decisions) decision)) as names
    from match_round
    where lead_id = $1
    order by at desc`,
};

/** Other decisions wait. */
const MOST_SHARED = 100;

/**
 * All decisions take one lock, because partners' figures depend on all leads. Due leads are decided
 * in batches.
 */
export class PostgresMatchingRepository extends fromDatabase(MatchingRepository) {
  private readonly decideBatched = batchCalls((calls: SharedDecision[]) => this.decideAll(calls), {
    maxSize: MOST_SHARED,
  });

  override async decide(
    leadId: string,
    partners: PartnersInvolved,
    decide: CaseDecision,
    urgency?: Urgency,
  ): Promise<void> {
    if (partners.length === 0 && !urgency && actorNow() === null) {
      const decision = { leadId, decide, asked: performance.now() };
      const stored = await this.decideBatched(decision).catch(unlessUnavailable);
      if (stored.has(decision)) return;
    }
    const work = async (client: PoolClient) => {
      const [state] = await readLeadCases(client, [leadId], 'await');
      if (!state) throw new DomainError('lead-not-found');
      const pool = await readPartnerPool(client, [state], partners);
      await storeDecisions(client, [decide(state, pool)], pool, 1, actorNow());
    };
    await underMatchingLock(this.orm, work, undefined, urgency);
  }

  /** Stores those whose lead is neither locked nor gone. */
  private decideAll(calls: readonly SharedDecision[]): Promise<ReadonlySet<SharedDecision>> {
    const work = async (client: PoolClient) => {
      const stored = new Set<SharedDecision>();
      for (const group of groupsOf(calls)) {
        const states = await readLeadCases(client, [...group.keys()], 'skip');
        const pool = await readPartnerPool(client, states, []);
        const decisions = decideInOrder(states, (state) => {
          const decision = group.get(state.lead.id)!;
          stored.add(decision);
          return decision.decide(state, pool);
        });
        await storeDecisions(client, decisions, pool, states.length);
      }
      return stored;
    };
    return underMatchingLock(this.orm, work, undefined, undefined, calls[0]?.asked);
  }

  override decideDue(
    leadIds: readonly string[],
    now: Date,
    decide: CaseDecision,
    found: readonly Located[] = [],
  ): Promise<void> {
    return underMatchingLock(this.orm, async (client) => {
      const states = (await readLeadCases(client, leadIds, 'skip')).map(withLocations(found));
      const due = states.filter(({ matchingDueAt }) => matchingDueAt && matchingDueAt <= now);
      if (due.length === 0) return;
      const pool = await readPartnerPool(client, due, 'local');
      const decisions = decideInOrder(due, (state) => decide(state, pool));
      await storeDecisions(client, decisions, pool, due.length);
    });
  }

  override async due(limit: number, now: Date): Promise<string[]> {
    return (await this.rowsOf<{ id: string }>(DUE, [limit, now])).map(({ id }) => id);
  }

  override async park(leadId: string, cause: string): Promise<void> {
    await this.rowsOf(PARK, [leadId, cause]);
  }

  /**
   * Under the matching lock: else a decision that began earlier would postpone leads on outdated
   * data. Other decisions run between batches.
   */
  override async makeWaitingDue(now: Date): Promise<void> {
    let isMore = true;
    while (isMore) {
      await underMatchingLock(this.orm, async (client) => {
        isMore = await makePortionDue(client, now);
      });
    }
  }

  /** Rarely finds anything, so it looks without the lock first. */
  override async endPauses(today: string, now: Date): Promise<number> {
    const due = await this.rowsOf(`select from partner where ${PAUSE_ENDS} limit 1`, [today]);
    if (due.length === 0) return 0;
    let ended = 0;
    await underMatchingLock(this.orm, async (client) => {
      ended = (await client.query(END_PAUSES, [today])).rowCount ?? 0;
      let isMore = ended > 0;
      while (isMore) isMore = await makePortionDue(client, now);
    });
    return ended;
  }

  override caseOf(leadId: string): Promise<LeadCaseState | undefined> {
    return this.asOfOneMoment((client) => readLeadCase(client, leadId));
  }

  override async mergedPermanently(leadId: string): Promise<string[]> {
    return (await this.rowsOf<{ id: string }>(MERGED_PERMANENTLY, [leadId])).map(({ id }) => id);
  }

  override look<T>(leadId: string, see: CaseView<T>): Promise<T> {
    return guarded(async () => {
      const state = await this.caseOf(leadId);
      if (!state) throw new DomainError('lead-not-found');
      return see(state, await readPartnerPool(await poolOf(this.orm), [state], []));
    });
  }

  override assignmentsOf(leadId: string): Promise<AssignmentWithSale[]> {
    return guarded(async () => findSold(await readerOf(this.orm), 'lead_id', leadId));
  }

  override async roundsOf(leadId: string): Promise<NamedRound[]> {
    const rows = await this.rowsOf<StoredRound>(ROUNDS, [leadId]);
    return rows.map(({ names, ...row }) => ({
      ...row,
      decisions: row.decisions.map((stored) => ({
        ...stored,
        partnerName: names[stored.partnerId] ?? '',
      })),
    }));
  }

  override findAssignment(id: string): Promise<FoundAssignment | undefined> {
    return this.asOfOneMoment(async (client) => {
      const [found] = await findSold(client, 'id', id);
      if (!found) return undefined;
      const { rows } = await client.query<Lead>(LEAD, [found.assignment.leadId]);
      return { ...found, lead: rows[0]! };
    });
  }
}

interface SharedDecision {
  readonly leadId: string;
  readonly decide: CaseDecision;
  readonly asked: number;
}

/** Each lead once a group. */
function groupsOf(calls: readonly SharedDecision[]): Map<string, SharedDecision>[] {
  const groups: Map<string, SharedDecision>[] = [];
  for (const call of calls) {
    let group = groups.find((each) => !each.has(call.leadId));
    if (!group) groups.push((group = new Map()));
    group.set(call.leadId, call);
  }
  return groups;
}

/** One may be at fault, so each is stored separately. */
function unlessUnavailable(fault: unknown): ReadonlySet<SharedDecision> {
  if (fault instanceof DomainError && fault.code === 'storage-unavailable') throw fault;
  return new Set();
}

type StoredRound = Omit<MatchRound, 'decisions'> & {
  decisions: readonly MatchDecision[];
  names: Record<string, string>;
};

async function makePortionDue(client: PoolClient, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(MAKE_DUE, [now, PORTION]);
  return rowCount === PORTION;
}
