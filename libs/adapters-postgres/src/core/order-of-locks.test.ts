import { randomUUID } from 'node:crypto';
import type { AskedConfirmation } from '@boligstyling/application';
import { merged, sampleLead, sampleLink, sampleUser } from '@boligstyling/application/testing';
import { issuedDocuments, paidByHand, settled } from '@boligstyling/domain';
import { sampleOperator, samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { eraseLead } from '../leads/erase-lead.js';
import { PostgresInvoiceRepository } from '../billing/postgres-invoice-repository.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresOwnerConfirmations } from '../owners/postgres-owner-confirmations.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { PostgresPaymentLedger } from '../billing/postgres-payment-ledger.js';
import { PostgresUserRepository } from '../users/postgres-user-repository.js';
import { PostgresRetentionRepository } from '../retention/postgres-retention-repository.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner, nthId } from '../testing/rows.js';

const database = ownDatabase();

const TURN = 'select pg_advisory_xact_lock(7204119)';
const decidedOn = (id: string) => `select from lead where id = '${id}' for update`;
/** The lock of a decision on related leads. */
const lookedAt = (id: string) => `select from lead where id = '${id}' for key share`;
/** The lock of an owner's rate-limited call. */
const counted = (id: string) => `select from lead where id = '${id}' for no key update`;

const MAILBOX = 'kari@nordmann.no';
const YEARS_AGO = new Date('2024-01-01T12:00:00Z');
const SINCE = new Date('2024-06-01T12:00:00Z');
const [EARLIER, LATER] = [nthId(1), nthId(2)];

const mergedPermanently = (id: string, first: string) =>
  `update lead set merged_into = '${first}', merge_kind = 'same-mailbox' where id = '${id}'`;

beforeEach(async () => {
  const { orm, execute } = database();
  await execute(emptyTables('lead, partner, sale, first_email'));
  const leads = new PostgresLeadRepository(orm);
  for (const id of [EARLIER, LATER]) {
    const receivedAt = id === EARLIER ? YEARS_AGO : new Date();
    await leads.receive(sampleLead({ id, receivedAt, customerEmail: MAILBOX }), []);
  }
});

/**
 * Runs work beside a transaction that holds some locks and then takes another. PostgreSQL would end
 * one side of a deadlock.
 */
async function beside<T>(held: readonly string[], work: () => Promise<T>, wanted: string) {
  const pool = await database().orm.em.getConnection().getNativeClient();
  const other: PoolClient = await pool.connect();
  await other.query('begin');
  for (const statement of held) await other.query(statement);
  const begun = work();
  begun.catch(() => undefined);
  await database().untilBlocked();
  const more = await other.query(wanted).then(
    () => 'held',
    (error: unknown) => String(error),
  );
  await other.query('commit');
  other.release();
  expect(more).toBe('held');
  return begun;
}

describe('an erasure deadlocks with no other work', () => {
  const erase = (id: string) => () => new PostgresLeadRepository(database().orm).erase(id);

  it('beside a decision on a lead that goes with it', async () => {
    await database().execute(mergedPermanently(LATER, EARLIER));
    const erased = await beside([TURN, decidedOn(LATER)], erase(EARLIER), lookedAt(EARLIER));
    expect(erased).toEqual([EARLIER, LATER]);
  });

  it('beside a decision on its possible duplicate', async () => {
    await database().execute(
      `update lead set perhaps_same_as = '${EARLIER}' where id = '${LATER}'`,
    );
    const erased = await beside([TURN, decidedOn(LATER)], erase(EARLIER), lookedAt(EARLIER));
    expect(erased).toEqual([EARLIER]);
  });

  it("beside an owner's link request for both leads that go", async () => {
    await database().execute(mergedPermanently(EARLIER, LATER));
    const erased = await beside([counted(EARLIER)], erase(LATER), counted(LATER));
    expect(erased).toEqual([EARLIER, LATER]);
  });

  it("beside an owner's link request for the lead and its possible duplicate", async () => {
    await database().execute(
      `update lead set perhaps_same_as = '${LATER}' where id = '${EARLIER}'`,
    );
    const erased = await beside([counted(EARLIER)], erase(LATER), counted(LATER));
    expect(erased).toEqual([LATER]);
  });

  it('beside a decision on the possible duplicate of an expired lead', async () => {
    await database().execute(
      `update lead set perhaps_same_as = '${EARLIER}' where id = '${LATER}'`,
    );
    const retention = new PostgresRetentionRepository(database().orm);
    const deletion = () => retention.eraseInactive(SINCE, 10);
    expect(await beside([TURN, decidedOn(LATER)], deletion, lookedAt(EARLIER))).toBe(1);
  });

  it.each(['erased', 'deleted after two years'])(
    'beside sales of a lead that is %s, locked in the order of invoices',
    async (how) => {
      const { orm, execute } = database();
      for (const nth of [2, 1]) {
        await execute(`
          ${insertPartner({ id: `'${nthId(nth)}'`, email: `'${nth}@stil.no'` })};
          insert into assignment (id, lead_id, partner_id, state, offered_at)
          values ('${nthId(nth)}', '${EARLIER}', '${nthId(nth)}', 'declined', '2024-01-01');
          insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
          values ('${nthId(nth)}', '${nthId(nth)}', '${nthId(nth)}', 100, 'paid', '2024-01-0${nth}')`);
      }
      const sale = (nth: number) => `select from sale where id = '${nthId(nth)}' for update`;
      const retention = new PostgresRetentionRepository(orm);
      const work = () => (how === 'erased' ? erase(EARLIER)() : retention.eraseInactive(SINCE, 10));
      await beside<unknown>([sale(1)], work, sale(2));
      expect(await execute('select from lead')).toHaveLength(1);
    },
  );
});

it('takes as many statements with merged leads as with one, because all decisions wait', async () => {
  const pool = await database().orm.em.getConnection().getNativeClient();
  const statements = async (leadId: string) => {
    let count = 0;
    const client = await pool.connect();
    const counting = {
      query: (text: string, values: unknown[]) => {
        count += 1;
        return client.query(text, values);
      },
    };
    await eraseLead(counting as unknown as PoolClient, leadId);
    client.release();
    return count;
  };
  await database().execute(
    insertLead(
      { merged_into: `'${LATER}'`, merge_kind: `'same-mailbox'` },
      'from generate_series(1, 20)',
    ),
  );
  expect(await statements(EARLIER)).toBe(await statements(LATER));
  expect(await database().execute('select from lead')).toEqual([]);
});

describe("an owner's call deadlocks with no decision", () => {
  const confirmations = () => new PostgresOwnerConfirmations(database().orm);

  it('that requests a link', async () => {
    const send = () => confirmations().sendLinks(MAILBOX, randomUUID, new Date());
    await beside([TURN, decidedOn(LATER)], send, lookedAt(EARLIER));
    const sent = `select from notification where kind = 'owner-link'`;
    expect(await database().execute(sent)).toHaveLength(2);
  });

  it('that requests a confirmation', async () => {
    const confirmation: AskedConfirmation = {
      ...{
        id: randomUUID(),
        leadId: EARLIER,
        purpose: 'erase',
        newEmail: null,
        emailChangedAt: null,
      },
      expiresAt: new Date(Date.now() + 60_000),
    };
    const ask = () => confirmations().ask(confirmation, [EARLIER, LATER], [], new Date());
    expect(await beside([TURN, decidedOn(LATER)], ask, lookedAt(EARLIER))).toBe(true);
  });

  it('while all waiting leads are re-examined', async () => {
    const { orm, execute } = database();
    await execute(emptyTables('lead'));
    const later = { matching_due_at: `now() + interval '1 hour'` };
    const waits = { ...later, match_until: `now() + interval '9 days'` };
    const all = Array.from({ length: 20 }, (_, nth) => nthId(nth));
    for (const id of all.toReversed()) await execute(insertLead({ ...waits, id: `'${id}'` }));
    const matching = new PostgresMatchingRepository(orm);
    const now = new Date();
    const countedAll = 'select from lead order by id for no key update';
    await beside([counted(nthId(0))], () => matching.makeWaitingDue(now), countedAll);
    expect(await matching.due(99, now)).toHaveLength(all.length);
  });
});

it('a crediting deadlocks with no decision on its lead, whose revenue it changes', async () => {
  const { orm, execute } = database();
  const id = nthId(1);
  await execute(`
    ${insertPartner({ id: `'${id}'` })};
    insert into assignment (id, lead_id, partner_id, state, offered_at)
    values ('${id}', '${LATER}', '${id}', 'accepted', '2026-11-03');
    insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
    values ('${id}', '${id}', '${id}', 100, 'pending', '2026-11-03')`);
  const credit = () =>
    new PostgresSaleRepository(orm).change(id, (sale) => settled(sale, 'credited', new Date()));
  const sold = `select from sale where id = '${id}' for update`;
  await beside([TURN, decidedOn(LATER)], credit, sold);
  expect(await execute(`select revenue_ore from lead where id = '${LATER}'`)).toEqual([
    { revenue_ore: '0' },
  ]);
});

describe('a payment deadlocks with no other work', () => {
  it('beside a holder of its sales in the order of invoices', async () => {
    const { orm, execute } = database();
    const partner = samplePartner({ id: randomUUID(), email: 'penger@stil.no' });
    await new PostgresPartnerRepository(orm).add(partner);
    const [first, second] = [nthId(12), nthId(11)];
    await execute(`
      insert into sale (id, partner_id, amount_ore, payment_status, created_at)
      values ('${first}', '${partner.id}', 60000, 'pending', '2026-11-03'),
        ('${second}', '${partner.id}', 60000, 'pending', '2026-11-04')`);
    const at = new Date('2026-12-01T06:00:00Z');
    const invoices = new PostgresInvoiceRepository(orm);
    const terms = { operator: sampleOperator(), at, asOf: at, newId: randomUUID };
    const [invoice] = await invoices.issue(partner.id, 2026, (state, nextNumber) =>
      issuedDocuments(state, { ...terms, nextNumber }),
    );
    const marking = { id: randomUUID(), paidOn: '2026-12-02' };
    const pay = () =>
      new PostgresPaymentLedger(orm).record([invoice?.id ?? ''], at, (accounts) =>
        accounts.flatMap((account) => paidByHand(account, marking) ?? []),
      );
    const held = (id: string) => `select from sale where id = '${id}' for update`;
    await beside([held(first)], pay, held(second));
    const statuses = await execute('select distinct payment_status as status from sale');
    expect(statuses).toEqual([{ status: 'paid' }]);
  });
});

describe('the end of a user deadlocks with no other work', () => {
  const held = (id: string) => `select from dashboard_user where id = '${id}' for update`;
  const linksOf = (id: string) => `select id from one_time_link where subject_id = '${id}'`;

  it.each(['removed', 'given a new link'])('while the user is %s', async (how) => {
    const users = new PostgresUserRepository(database().orm, true);
    const user = sampleUser();
    await users.invite(user, sampleLink(user), 'digest');
    const again = sampleLink(user);
    const end = () =>
      how === 'removed' ? users.remove(user.id) : users.reset(user.id, again, 'another');
    await beside([held(user.id)], end, `${linksOf(user.id)} for update`);
    const left = how === 'removed' ? [] : [{ id: again.id }];
    expect(await database().execute(linksOf(user.id))).toEqual(left);
  });

  it('while an owner of the account who has not logged in yet is counted among all', async () => {
    const users = new PostgresUserRepository(database().orm, true);
    const active = await merged({ users }, { id: LATER, role: 'eier' });
    const invited = sampleUser({ id: EARLIER, role: 'eier' });
    await users.invite(invited, sampleLink(invited), 'digest');
    const again = sampleLink(invited);
    const reset = () => users.reset(invited.id, again, 'another');
    await beside([held(invited.id)], reset, held(active.id));
    expect(await database().execute(linksOf(invited.id))).toEqual([{ id: again.id }]);
  });
});
