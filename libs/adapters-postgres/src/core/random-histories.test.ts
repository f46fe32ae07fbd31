import { randomUUID } from 'node:crypto';
import { DomainError, type OpenCase, type LeadCaseState, type Partner } from '@boligstyling/domain';
import {
  type Act,
  actOf,
  brokenPromises,
  LIKELY_STEPS,
  samplePartner,
  type Standings,
  type Step,
  STEPS,
} from '@boligstyling/domain/testing';
import { happen, STEP } from '@boligstyling/application/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Database } from '../database/database.js';
import { isNotWaivedRow } from './reveals.js';
import { readPartnerPool } from '../lead-case/partner-pool-rows.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const REPLICAS = 4;
const START = new Date('2026-11-24T09:00:00.000Z');
/** A few days are as good as many. */
const LONGEST_WAIT_HOURS = 100;

const database = ownDatabase();
const databases: Database[] = [];
beforeAll(async () => {
  for (let made = 0; made < REPLICAS; made += 1) databases.push(Database.open(database().url, 3));
});
afterAll(async () => {
  for (const each of databases) await each.close();
});

const rows = <Row extends object>(sql: string) => database().execute<Row>(sql);

/** The market of the domain's random histories, run by four replicas on one database. */
class SharedMarket {
  now = START;
  private readonly replicas = databases.map(({ orm }) => new PostgresMatchingRepository(orm));
  private readonly leads = new PostgresLeadRepository(database().orm);
  private readonly partners = new PostgresPartnerRepository(database().orm);

  async open(): Promise<void> {
    await rows(emptyTables('lead, partner, first_email'));
    const join = (changes: Partial<Partner>) => {
      const id = randomUUID();
      const email = `${id}@stil.no`;
      return this.partners.add(samplePartner({ id, email, createdAt: START, ...changes }));
    };
    for (let nth = 0; nth < 10; nth += 1) await join({ weeklyCapacity: 1 + nth });
    for (let nth = 0; nth < 2; nth += 1) await join({ kind: 'estate-agent' });
  }

  /** Takes both steps concurrently on two replicas, then runs due work on all. */
  async takeTogether(steps: readonly Step[], turn: number): Promise<void> {
    const { leads, now, partners } = await this.standings();
    const scene = { leads, now, partnerIds: [...partners.keys()], newId: randomUUID };
    const acts = steps.flatMap((step) => actOf(step, scene) ?? []);
    const done = acts.map((act, nth) => this.perform(act, (turn + nth) % REPLICAS));
    for (const { reason } of (await Promise.allSettled(done)).filter(isRejected)) {
      if (!(reason instanceof DomainError) || reason.code === 'storage-unavailable') throw reason;
    }
    await this.settle();
    for (const act of acts) if (act.kind === 'wait') await this.wait(act.hours);
  }

  async standings(): Promise<Standings> {
    const [one] = this.replicas;
    const states = new Map<string, LeadCaseState>();
    const picked = new Set<string>();
    for (const { id } of await rows<{ id: string }>(
      'select id from lead order by received_at, id',
    )) {
      const state = await one?.caseOf(id);
      if (state) states.set(id, state);
      const decisions = (await one?.roundsOf(id))?.flatMap((round) => round.decisions) ?? [];
      for (const each of decisions) if (each.verdict === 'picked') picked.add(each.partnerId);
    }
    const partners = (await this.partners.all()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const everyone = partners.map(({ id }) => id);
    const client = await (await database().orm.em.getConnection().getNativeClient()).connect();
    const pool = await readPartnerPool(client, [], everyone).finally(() => client.release());
    const figures = partners.flatMap(({ id }) => pool.find(id)?.figures ?? []);
    return {
      now: this.now,
      leads: states,
      partners: new Map(partners.map((each) => [each.id, each])),
      figures: new Map(figures.map((each) => [each.partnerId, each])),
      picked,
    };
  }

  private async perform(act: Act, replica: number): Promise<unknown> {
    const matching = this.replicas[replica];
    if (!matching || act.kind === 'wait') return undefined;
    if (act.kind === 'receive') {
      return this.leads.receive(act.lead, [], undefined, [], act.consents);
    }
    if (act.kind === 'change') return this.partners.change(act.partnerId, { active: act.active });
    return happen(matching, act.leadId, act.what as (leadCase: OpenCase) => void, this.now);
  }

  private async settle(): Promise<void> {
    const advance = async (matching: PostgresMatchingRepository): Promise<void> => {
      for (;;) {
        const due = await matching.due(200, this.now);
        if (due.length === 0) return;
        await matching.decideDue(due, this.now, STEP(this.now));
      }
    };
    await Promise.all(this.replicas.map(advance));
  }

  private async wait(hours: number): Promise<void> {
    const until = new Date(+this.now + Math.min(hours, LONGEST_WAIT_HOURS) * 3600 * 1000);
    for (;;) {
      const [next] = await rows<{ at: Date | null }>(
        'select min(matching_due_at) as at from lead where suspicion is null',
      );
      if (!next?.at || new Date(next.at) > until) break;
      this.now = new Date(Math.max(+this.now, +new Date(next.at)));
      await this.settle();
    }
    this.now = until;
  }
}

/** Leads with another revenue than their sales have. */
const MISCOUNTED = `
  select id from lead where revenue_ore is distinct from (
    select coalesce(sum(amount_ore), 0) from assignment a join sale s on s.assignment_id = a.id
    where a.lead_id = lead.id and ${isNotWaivedRow('s')})`;

const isRejected = (one: PromiseSettledResult<unknown>): one is PromiseRejectedResult =>
  one.status === 'rejected';

const kind = fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...LIKELY_STEPS));
const step: fc.Arbitrary<Step> = fc.tuple(kind, fc.nat(40), fc.nat(40));
const pairs = fc.array(fc.tuple(step, step), { minLength: 10, maxLength: 20, size: 'max' });

it('four replicas keep every invariant under random concurrent steps', async () => {
  const walk = async (steps: readonly (readonly [Step, Step])[]) => {
    const market = new SharedMarket();
    await market.open();
    for (const [turn, pair] of steps.entries()) {
      await market.takeTogether(pair, turn);
      expect(brokenPromises(await market.standings())).toEqual([]);
      expect(await rows(MISCOUNTED)).toEqual([]);
    }
  };
  await fc.assert(fc.asyncProperty(pairs, walk), { numRuns: 10, endOnFailure: true });
}, 180_000);
