import { beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner, nthId as id } from '../testing/rows.js';

const LAST_RELEASE = '0070-lists-of-partners-and-sales';

const lead = (nth: number, status: string, matchingDueAt: string) =>
  insertLead({
    ...{ id: `'${id(nth)}'`, received_at: "now() - interval '3 days'", status: `'${status}'` },
    matching_due_at: matchingDueAt,
  });

const partner = (nth: number, kind: string) =>
  insertPartner({ id: `'${id(nth)}'`, kind: `'${kind}'`, email: `'p${nth}@stil.no'` });

const assignment = (nth: number, of: number, to: number, state: string, days = 1) => `
  insert into assignment (id, lead_id, partner_id, state, offered_at, answered_at, withdrawn_at)
  values ('${id(nth)}', '${id(of)}', '${id(to)}', '${state}', now() - interval '${days} days',
    ${state === 'accepted' || state === 'declined' ? 'now()' : 'null'},
    ${state === 'withdrawn' ? 'now()' : 'null'})`;

const sale = (nth: number, of: number, to: number, status: string) => `
  insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
  values ('${id(nth)}', '${id(of)}', '${id(to)}', 45000, '${status}', now())`;

describe('data of the last release', () => {
  const database = ownDatabase();
  const rows = <Row extends object>(sql: string) => database().execute<Row>(sql);
  beforeAll(async () => {
    await rows('drop schema public cascade; create schema public');
    await database().orm.migrator.up({ to: LAST_RELEASE });
    const before = [
      lead(1, 'matched', 'null'),
      lead(2, 'new', 'now()'),
      partner(11, 'stylist'),
      partner(12, 'estate-agent'),
      partner(13, 'interior-architect'),
      partner(14, 'stylist'),
      assignment(21, 1, 11, 'offered'),
      assignment(22, 1, 12, 'accepted', 2),
      assignment(23, 1, 13, 'declined', 40),
      assignment(24, 1, 14, 'withdrawn'),
      sale(31, 21, 11, 'pending'),
      sale(32, 22, 12, 'paid'),
      `insert into match_round (id, lead_id, at, cause, decisions) values ('${id(41)}', '${id(1)}',
        now(), 'automatic', '[{"partnerId": "${id(11)}", "verdict": "chosen", "figures": {
          "weeklyCapacity": 5, "assignmentsLastWeek": 1, "assignmentsLastMonth": 4,
          "lastAssignedAt": null}}]')`,
    ];
    for (const statement of before) await rows(statement);
    await migrate(database().url);
  });

  it('counts everyone who was given a lead as knowing its owner, and asks nobody anew', async () => {
    expect(
      await rows(`
        select state, recipient, price_ore, revealed_at = offered_at as known, deadline
        from assignment order by id`),
    ).toEqual([
      { state: 'legacy-open', recipient: 'stylist', price_ore: 45000, known: true, deadline: null },
      {
        state: 'accepted',
        recipient: 'estate-agent',
        price_ore: 45000,
        known: true,
        deadline: null,
      },
      { state: 'declined', recipient: 'stylist', price_ore: 0, known: true, deadline: null },
      { state: 'withdrawn', recipient: 'stylist', price_ore: 0, known: true, deadline: null },
    ]);
    expect(
      await rows(`
        select match_until = received_at as over, matching_due_at is null as done
        from lead order by id`),
    ).toEqual([
      { over: true, done: true },
      { over: null, done: false },
    ]);
  });

  it('leaves every sale as it was', async () => {
    expect(await rows('select amount_ore, payment_status from sale order by id')).toEqual([
      { amount_ore: 45000, payment_status: 'pending' },
      { amount_ore: 45000, payment_status: 'paid' },
    ]);
  });

  it('keeps turns, capacity and what partners have said', async () => {
    const found = await rows<{ figures: Record<string, unknown> }>(
      'select partner_id, last_turn, figures from partner_figures order by last_turn::int',
    );
    expect(found).toMatchObject([
      { partner_id: id(13), figures: { askedByDay: {}, yeses: [], outcomes: 'n' } },
      { partner_id: id(12), figures: { yeses: [expect.any(Number)], outcomes: 'y' } },
      { partner_id: id(11), figures: { yeses: [expect.any(Number)], outcomes: '' } },
      { partner_id: id(14), figures: { askedByDay: {}, yeses: [], outcomes: '' } },
    ]);
    expect(Object.values(found[2]?.figures['askedByDay'] as object)).toEqual([1]);
  });

  it('is read by the product: the case, its consents and the old reasons', async () => {
    const matching = new PostgresMatchingRepository(database().orm);
    let seen: unknown;
    const look = matching.decide(id(1), [], (state, pool) => {
      seen = [state.consents, pool.find(id(11))?.figures.yeses.length];
      throw new Error('Only looking');
    });
    await expect(look).rejects.toThrow();
    expect(seen).toMatchObject([[{ subject: 'stylist', granted: true, place: 'unknown' }], 1]);
    expect(await matching.roundsOf(id(1))).toMatchObject([
      {
        decisions: [{ figures: { asked: 4, used: 1, weeklyCapacity: 5, expected: null } }],
        refused: {},
      },
    ]);
  });
});
