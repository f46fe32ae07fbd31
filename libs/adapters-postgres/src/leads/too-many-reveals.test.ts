import { hasTooManyReveals } from '@boligstyling/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresLeadDirectory } from './postgres-lead-directory.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner, nthId as id } from '../testing/rows.js';

const lead = (nth: number) =>
  insertLead({
    ...{ id: `'${id(nth)}'`, received_at: `now() - interval '${nth} days'`, status: "'matched'" },
  });

const partner = (nth: number, kind: string) =>
  insertPartner({ id: `'${id(nth)}'`, kind: `'${kind}'`, email: `'p${nth}@stil.no'` });

/** Which partners each lead was revealed to; an administrator may have offered it by hand. */
const GIVEN: [leadNth: number, partners: number[]][] = [
  [1, [11, 12, 13]],
  [2, [11, 12, 13, 14]],
  [3, [11, 12, 21]],
  [4, [21, 22]],
  [5, [11, 12, 13, 14, 15]],
  [6, [11, 12, 13, 14, 15]],
];
const STATES = ['declined', 'accepted', 'offered', 'withdrawn', 'offered'];
const assignment = (of: number, to: number, nth: number) => `
  insert into assignment (id, lead_id, partner_id, partner_group, state, price_ore, offered_at, revealed_at)
  values (gen_random_uuid(), '${id(of)}', '${id(to)}', '${to > 20 ? 'estate-agent' : 'stylist'}',
    '${STATES[nth]}', 0, now(), now())`;

/** As the product keeps an owner's wishes for one more. */
const wants = (nth: number, ...said: boolean[]) => `
  update lead set consents = '${JSON.stringify(
    [{ subject: 'stylist', granted: true }].concat(
      said.map((granted) => ({ subject: 'one-more-stylist', granted })),
    ),
  )}' where id = '${id(nth)}'`;

describe('leads revealed to more partners than the owner agreed to', () => {
  const database = ownDatabase();
  const execute = <Row extends object>(sql: string) => database().execute<Row>(sql);
  beforeAll(async () => {
    for (const nth of [11, 12, 13, 14, 15]) await execute(partner(nth, 'stylist'));
    for (const nth of [21, 22]) await execute(partner(nth, 'estate-agent'));
    for (const [of, partners] of GIVEN) {
      await execute(lead(of));
      for (const [nth, to] of partners.entries()) await execute(assignment(of, to, nth));
    }
    await execute(wants(5, true, true));
    await execute(wants(6, true, true, false));
  });

  it('are listed where more than three stylists or one agent had contact, unless the owner wished it', async () => {
    const directory = new PostgresLeadDirectory(database().orm);
    const tooMany = { reveals: 'too-many' } as const;
    const listed = await directory.page(tooMany, '-received_at', 10);
    expect(listed.map((each) => each.id)).toEqual([id(2), id(4), id(6)]);
    expect((await directory.count(tooMany)).total).toBe(3);
  });

  it('are those that the domain’s rule finds', async () => {
    const matching = new PostgresMatchingRepository(database().orm);
    const found = [];
    for (const [nth] of GIVEN) {
      const state = await matching.caseOf(id(nth));
      if (state && hasTooManyReveals(state.assignments, state.consents)) found.push(nth);
    }
    expect(found).toEqual([2, 4, 6]);
  });
});
