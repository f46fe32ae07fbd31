import {
  createTestDatabase,
  insertLead,
  type TestDatabase,
} from '@boligstyling/adapters-postgres/testing';
import { DomainError, acceptAssignment } from '@boligstyling/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { MatchingWorld } from '../testing/matching-world.js';

const REPLICAS = 4;
const LEADS = 400;
const PARTNERS = 30;
const CAPACITY = 24;

/** Inserted as the product does, in one statement, because submitting is another test's subject. */
const RECEIVE = insertLead(
  {
    location: "(array['Bergen', 'OSLO', 'Nesttun', 'Tromso'])[1 + n % 4]",
    address: "'Gata ' || n",
  },
  `from generate_series(1, ${LEADS}) n`,
);

describe('four replicas with hundreds of leads at once', () => {
  let own: TestDatabase;
  let replicas: MatchingWorld[] = [];
  beforeAll(async () => {
    own = await createTestDatabase();
    const one = await MatchingWorld.start({ DATABASE_URL: own.url });
    const partners = Array.from({ length: PARTNERS }, (_, n) =>
      one.partner(`Partner${n}`, {
        areas: n % 2 ? ['4601', '5501'] : ['0301', '46'],
        weekly_capacity: CAPACITY,
      }),
    );
    await Promise.all(partners);
    await one.api.rows(RECEIVE);
    await one.close();
    const start = () => MatchingWorld.start({ DATABASE_URL: own.url, MATCHING: 'automatic' });
    replicas = await Promise.all(Array.from({ length: REPLICAS }, start));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(replicas.map((world) => world.close()));
    await own.drop();
  }, 60_000);

  const count = async (sql: string) => {
    const [row] =
      (await replicas[0]?.api.rows<{ count: number }>(
        `select count(*)::int as count from (${sql}) counted`,
      )) ?? [];
    return row?.count;
  };
  const allTried = () =>
    eventually(async () => {
      const due = `select 1 from lead where matching_due_at <= now() + interval '1 hour'`;
      return (await count(due)) === 0 || undefined;
    });

  it('ask each lead’s partners once, and none beyond its capacity', async () => {
    await allTried();
    expect(await count('select 1 from match_round')).toBe(LEADS);
    expect(await count('select lead_id from assignment group by lead_id having count(*) > 8')).toBe(
      0,
    );
    expect(
      await count('select 1 from assignment group by lead_id, partner_id having count(*) > 1'),
    ).toBe(0);
    expect(await count('select 1 from assignment')).toBe(PARTNERS * CAPACITY);
    expect(
      await count(
        `select partner_id from assignment group by partner_id having count(*) > ${CAPACITY}`,
      ),
    ).toBe(0);
    const reported = `select 1 from notification where kind = 'partner-offer'`;
    expect(await count(reported)).toBe(PARTNERS * CAPACITY);
  });

  const accepted = (replica: number, leadId: string, id: string) =>
    eventually(async () => {
      try {
        await replicas[replica]?.api.happen(leadId, (leadCase) => acceptAssignment(leadCase, id));
        return true;
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'storage-unavailable') throw error;
        return undefined;
      }
    }, 60_000);

  it('reveal an owner to at most three partners, whatever they answer where and when', async () => {
    const asked = await replicas[0]?.api.rows<{ id: string; lead_id: string }>(
      `select id, lead_id from assignment where lead_id in (
        select lead_id from assignment group by lead_id having count(*) > 3 limit 12)`,
    );
    const ofLead = Map.groupBy(asked ?? [], ({ lead_id }) => lead_id);
    expect(ofLead.size).toBe(12);
    for (const [leadId, questions] of ofLead) {
      const acceptances = questions.flatMap(({ id }, nth) =>
        [nth, nth + 1].map((turn) => accepted(turn % REPLICAS, leadId, id)),
      );
      await Promise.all(acceptances);
    }
    const held = 'select lead_id from assignment where revealed_at is not null';
    expect(await count(`${held} group by lead_id having count(*) <> 3`)).toBe(0);
    expect(await count('select 1 from sale')).toBe(await count(held));
    const kinds = `select lead_id from notification where kind = 'owner-matched'`;
    expect(await count(`${kinds} group by lead_id having count(*) <> 3`)).toBe(0);
  });
});
