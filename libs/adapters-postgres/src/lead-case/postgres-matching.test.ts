import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExportLeads, ListLeads, ViewLead } from '@boligstyling/application';
import {
  deciding,
  happen,
  STEP,
  matchingContract,
  sampleLead,
} from '@boligstyling/application/testing';
import {
  type Lead,
  type OpenCase,
  addNote,
  advance,
  declineAssignment,
  offerTo,
  acceptAssignment,
  withdrawByOwner,
} from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { underMatchingLock } from '../core/matching-lock.js';
import { Database } from '../database/database.js';
import { PostgresLeadPictures } from '../files/postgres-lead-pictures.js';
import { PostgresLeadDirectory, PostgresLeadHistory } from '../leads/postgres-lead-directory.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresNotificationRecords } from '../notifications/postgres-notification-records.js';
import { PostgresPartnerLeads } from '../partners/postgres-partner-leads.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresQuotes, PostgresQuoteStatistics } from '../quotes/postgres-quotes.js';
import { PostgresReviews } from '../reviews/postgres-reviews.js';
import { PostgresRetentionRepository } from '../retention/postgres-retention-repository.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { emptyTables } from '../testing/empty-tables.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead } from '../testing/rows.js';
import { withUsualTimeouts } from '../testing/test-database.js';

const database = ownDatabase();

matchingContract(async () => {
  return matchingPorts(database(), 'lead, partner');
});

it('uses one connection of a process to wait for the lock', async () => {
  const { orm } = database();
  const pool = await orm.em.getConnection().getNativeClient();
  const leads = new PostgresLeadRepository(orm);
  const matching = new PostgresMatchingRepository(orm);
  const retention = new PostgresRetentionRepository(orm);
  const lead = sampleLead();
  const wanted = [sampleLead(), sampleLead()];
  for (const each of [lead, ...wanted]) await leads.receive(each, []);
  const other = await pool.connect();
  await other.query('begin; select pg_advisory_xact_lock(7204119)');
  const notes = Array.from({ length: 6 }, (_, nth) =>
    happen(matching, lead.id, (leadCase) => addNote(leadCase, `Notat ${nth}`)),
  );
  const erased = wanted.map(({ id }) => leads.erase(id));
  const deleted = retention.eraseInactive(new Date(0), 10);
  const waiting = `select count(*)::int as count from pg_locks where locktype = 'advisory'
    and not granted and database = (select oid from pg_database where datname = current_database())`;
  let most = 0;
  for (let look = 0; look < 2_000 && (most === 0 || look % 20 !== 0); look += 1) {
    most = Math.max(most, (await other.query(waiting)).rows[0].count);
  }
  await other.query('commit');
  other.release();
  await Promise.all([...notes, ...erased, deleted]);
  expect(most).toBe(1);
  expect(await new PostgresLeadHistory(orm).ofLead(lead.id)).toHaveLength(6);
});

it('shares a transaction among decisions that wait, and fails only the ones at fault', async () => {
  const { orm } = database();
  const pool = await orm.em.getConnection().getNativeClient();
  const matching = new PostgresMatchingRepository(orm);
  const wanted = Array.from({ length: 20 }, () => sampleLead());
  for (const lead of wanted) await new PostgresLeadRepository(orm).receive(lead, []);
  const answer = (id: string, what: (it: OpenCase) => void) =>
    matching.decide(id, [], deciding(what, new Date()));
  const note = (id: string) => answer(id, (it) => addNote(it, 'Ringt'));
  const notesOf = async (id: string) => (await new PostgresLeadHistory(orm).ofLead(id)).length;
  const transactions = async (work: () => Promise<unknown>[]) => {
    const other = await pool.connect();
    await other.query('begin; select pg_advisory_xact_lock(7204119)');
    const running = note(wanted[0]!.id);
    const all = work();
    let taken = 0;
    const count = () => void (taken += 1);
    pool.on('acquire', count);
    await other.query('commit');
    other.release();
    await running;
    const outcomes = await Promise.allSettled(all);
    pool.off('acquire', count);
    return { taken, codes: outcomes.map((it) => (it.status === 'rejected' ? it.reason.code : '')) };
  };

  const ids = wanted.map(({ id }) => id);
  const shared = await transactions(() => [...ids, ...ids].map(note));
  expect(shared.codes).toEqual(Array(40).fill(''));
  expect(shared.taken).toBe(2);
  for (const id of ids.slice(1)) expect(await notesOf(id)).toBe(2);

  const faulty = await transactions(() => [
    note(ids[1]!),
    answer(ids[2]!, (it) => acceptAssignment(it, randomUUID())),
    note(randomUUID()),
  ]);
  expect(faulty.codes).toEqual(['', 'assignment-not-found', 'lead-not-found']);
  expect(await notesOf(ids[1]!)).toBe(3);
  for (const id of ids) await new PostgresLeadRepository(orm).erase(id);
});

it("erasures and owners' withdrawals go before decisions that waited longer", async () => {
  const { orm } = database();
  const pool = await orm.em.getConnection().getNativeClient();
  const leads = new PostgresLeadRepository(orm);
  const matching = new PostgresMatchingRepository(orm);
  const [lead, erased] = [sampleLead(), sampleLead()];
  for (const each of [lead, erased]) await leads.receive(each, []);
  const done: string[] = [];
  const note = (text: string, urgency?: 'first') =>
    happen(matching, lead.id, (it) => addNote(it, text), undefined, urgency).then(() => {
      done.push(text);
    });
  const other = await pool.connect();
  await other.query('begin; select pg_advisory_xact_lock(7204119)');
  const all: Promise<unknown>[] = ['running', 'yes 1', 'yes 2'].map((text) => note(text));
  all.push(
    note('withdrawal', 'first'),
    leads.erase(erased.id).then(() => done.push('erasure')),
  );
  await other.query('commit');
  other.release();
  await Promise.all(all);
  expect(done).toEqual(['running', 'withdrawal', 'erasure', 'yes 1', 'yes 2']);
});

it('ends no pause whose leads cannot be re-examined: the next run does both', async () => {
  const { orm, execute } = database();
  const partners = new PostgresPartnerRepository(orm);
  const matching = new PostgresMatchingRepository(orm);
  const paused = samplePartner({
    ...{ id: randomUUID(), email: 'pause@stil.no' },
    ...{ active: false, pausedUntil: '2026-11-20' },
  });
  await partners.add(paused);
  const end = () => matching.endPauses('2026-11-20', new Date());
  await execute('alter table lead rename to lead_away');
  await expect(end()).rejects.toThrow();
  await execute('alter table lead_away rename to lead');
  expect((await partners.findById(paused.id))?.partner).toEqual(paused);
  expect([await end(), await end()]).toEqual([1, 0]);
});

it('takes over at once from a process that died deciding, because leads have no lease', async () => {
  const { orm, url, execute } = database();
  const matching = new PostgresMatchingRepository(orm);
  const lead = sampleLead();
  await new PostgresLeadRepository(orm).receive(lead, []);
  const dying = new pg.Client({ connectionString: url });
  dying.on('error', () => undefined);
  await dying.connect();
  await dying.query('begin; select pg_advisory_xact_lock(7204119)');
  await dying.query('update lead set matching_due_at = null where id = $1', [lead.id]);
  const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() as pid');
  const note = happen(matching, lead.id, (leadCase) => addNote(leadCase, 'Etterpå'));
  await execute(`select pg_terminate_backend(${rows[0]?.pid})`);
  await note;
  expect(await matching.due(10, new Date())).toContain(lead.id);
});

it('counts the emails about corrections of one day', async () => {
  const { orm } = database();
  const matching = new PostgresMatchingRepository(orm);
  const lead = sampleLead({ address: 'Rettevegen 1' });
  await new PostgresLeadRepository(orm).receive(lead, []);
  const written = (interval: string) =>
    orm.em.getConnection().execute(`
      insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
      values (gen_random_uuid(), '${lead.id}', 'partner-correction', 'sent', 1, now(),
        now() - interval '${interval}')`);
  await written('25 hours');
  await written('23 hours');
  expect((await matching.caseOf(lead.id))?.correctionEmails).toBe(1);
});

it('counts accepted assignments of 168 hours against capacity, and questions of 30 days as recent', async () => {
  const { orm } = database();
  const partners = new PostgresPartnerRepository(orm);
  const { id } = samplePartner({ id: randomUUID() });
  await partners.add(samplePartner({ id, email: 'timer@stil.no' }));
  for (const hours of [167, 169, 719, 721]) {
    const lead = sampleLead({ address: `Timeveien ${hours}` });
    await new PostgresLeadRepository(orm).receive(lead, []);
    await orm.em.getConnection().execute(`
      insert into assignment (id, lead_id, partner_id, state, offered_at)
      values (gen_random_uuid(), '${lead.id}', '${id}', 'accepted', now() - interval '${hours} hours')`);
  }
  await orm.em.getConnection().execute(`
    insert into partner_figures (partner_id, last_asked_order, figures)
    select '${id}', 1, jsonb_build_object('acceptances', jsonb_agg(extract(epoch from answered_at)::bigint * 1000))
    from (values (now() - interval '167 hours'), (now() - interval '169 hours')) yes (answered_at)`);
  expect(await partners.findById(id)).toMatchObject({
    ...{ assignmentsLastWeek: 1, assignmentsLastMonth: 3, assignments: 4 },
  });
});

it('re-examines some waiting leads after freed capacity, and none that was declined', async () => {
  const { orm } = database();
  const matching = new PostgresMatchingRepository(orm);
  const there = { municipality: '1837', location: 'Meløy' };
  const partner = samplePartner({ id: randomUUID(), areas: ['1837'], weeklyCapacity: 1 });
  await new PostgresPartnerRepository(orm).add({ ...partner, email: 'full@stil.no' });
  const leads = Array.from({ length: 14 }, (_, place) =>
    sampleLead({ ...there, address: `Venteveien ${place}` }),
  );
  for (const lead of leads) {
    await new PostgresLeadRepository(orm).receive(lead, []);
    await happen(matching, lead.id, (leadCase) => advance(leadCase));
  }
  const declined = async ({ id }: Lead) => {
    const [asked] = await matching.assignmentsOf(id);
    await happen(matching, id, (leadCase) =>
      declineAssignment(leadCase, asked?.assignment.id ?? ''),
    );
    await happen(matching, id, (leadCase) => advance(leadCase));
  };
  const woken = async () => {
    const due = await matching.due(100, new Date(Date.now() + 1_000));
    return leads.filter(({ id }) => due.includes(id));
  };
  const [first] = leads;
  if (first) await declined(first);
  const some = await woken();
  expect(some).toHaveLength(10);
  for (const { id } of some) await happen(matching, id, (leadCase) => advance(leadCase));
  const [next] = some;
  if (next) await declined(next);
  expect(await woken()).toHaveLength(10);
  expect(await woken()).not.toContain(first);
});

it('re-examines leads without any assignment first', async () => {
  const { orm } = database();
  const matching = new PostgresMatchingRepository(orm);
  const there = { municipality: '1838', location: 'Gildeskål' };
  const join = async (email: string, weeklyCapacity: number) => {
    const partner = samplePartner({ id: randomUUID(), areas: ['1838'], weeklyCapacity });
    await new PostgresPartnerRepository(orm).add({ ...partner, email });
  };
  const ask = async (place: number) => {
    const lead = sampleLead({ ...there, address: `Friveien ${place}` });
    await new PostgresLeadRepository(orm).receive(lead, []);
    await happen(matching, lead.id, (leadCase) => advance(leadCase));
    return lead.id;
  };
  await join('travel@stil.no', 11);
  for (let place = 0; place < 11; place += 1) await ask(place);
  await join('ny@stil.no', 1);
  const [declined, starved] = [await ask(11), await ask(12)];
  const [asked] = await matching.assignmentsOf(declined);
  expect(await matching.assignmentsOf(starved)).toEqual([]);
  await happen(matching, declined, (it) => declineAssignment(it, asked?.assignment.id ?? ''));
  expect(await matching.due(100, new Date(Date.now() + 1_000))).toContain(starved);
});

it('keeps a sale paid that is marked paid while the owner withdraws', async () => {
  const { orm } = database();
  const matching = new PostgresMatchingRepository(orm);
  const partner = samplePartner({ id: randomUUID(), email: 'samtidig@stil.no' });
  await new PostgresPartnerRepository(orm).add(partner);
  const lead = sampleLead({ address: 'Samtidigveien 1', municipality: '4601' });
  await new PostgresLeadRepository(orm).receive(lead, []);
  await happen(matching, lead.id, (leadCase) => offerTo(leadCase, partner.id));
  const [asked] = await matching.assignmentsOf(lead.id);
  await happen(matching, lead.id, (leadCase) =>
    acceptAssignment(leadCase, asked?.assignment.id ?? ''),
  );

  const office = await (await orm.em.getConnection().getNativeClient()).connect();
  const paid = `update sale set payment_status = 'paid', settled_at = now()
    where assignment_id = $1 returning id`;
  await office.query('begin');
  expect((await office.query(paid, [asked?.assignment.id])).rows).toHaveLength(1);
  const withdrawn = happen(matching, lead.id, (leadCase) => withdrawByOwner(leadCase));
  await database().untilBlocked();
  await office.query('commit');
  office.release();
  await withdrawn;
  const sales = await new PostgresSaleRepository(orm).list({ partnerId: partner.id }, 9);
  expect(sales).toMatchObject([{ sale: { paymentStatus: 'paid' } }]);
});

it('ends a silent decision soon, so that others continue', async () => {
  const usual = Database.open(withUsualTimeouts(database().url));
  const silent = await (await usual.orm.em.getConnection().getNativeClient()).connect();
  const { rows } = await silent.query('show idle_in_transaction_session_timeout');
  silent.release();
  await usual.close();
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '4s' }]);
});

it('waits for the turn of a decision as long as the patience of the database says', async () => {
  const usual = Database.open(withUsualTimeouts(database().url));
  const decided = async ({ orm }: Pick<Database, 'orm'>, waitedMs: number) => {
    const now = jest.spyOn(performance, 'now');
    now.mockReturnValueOnce(0).mockReturnValueOnce(waitedMs);
    const ended = underMatchingLock(orm, async () => 'decided').catch(({ code }) => code);
    return ended.finally(() => now.mockRestore());
  };
  expect(await decided(usual, 7_000)).toBe('decided');
  expect(await decided(usual, 9_000)).toBe('storage-unavailable');
  expect(await decided(database(), 9_000)).toBe('decided');
  await usual.close();
});

it('disables JIT for decisions, where compiling would take longest', async () => {
  const { orm, url, execute } = database();
  const lead = sampleLead();
  await new PostgresLeadRepository(orm).receive(lead, []);
  await execute(`
    create table compiling (jit text);
    create function note_jit() returns trigger language plpgsql as $$ begin
      insert into compiling values (current_setting('jit'));
      return new;
    end; $$;
    create trigger note_jit after insert on lead_event for each row execute function note_jit();
    do $$ begin
      execute format('alter database %I set jit = on', current_database());
    end; $$`);
  const ownServer = Database.open(url);
  const matching = new PostgresMatchingRepository(ownServer.orm);
  await happen(matching, lead.id, (leadCase) => addNote(leadCase, 'Notat'));
  await ownServer.close();
  expect(await execute('select jit from compiling')).toEqual([{ jit: 'off' }]);
  await execute(
    'drop trigger note_jit on lead_event; drop function note_jit; drop table compiling',
  );
});

it('re-examines all waiting leads in batches, and nothing else', async () => {
  const { orm, execute } = database();
  const matching = new PostgresMatchingRepository(orm);
  await execute(emptyTables('lead'));
  const now = new Date();
  const later = { matching_due_at: `now() + interval '1 hour'` };
  const waits = { ...later, match_until: `now() + interval '9 days'` };
  await execute(insertLead(waits, 'from generate_series(1, 10001)'));
  await execute(insertLead({ ...later, match_until: `now() - interval '1 day'` }));
  await execute(insertLead({ ...waits, suspicion: `'hidden-field-filled'` }));
  expect(await matching.due(1, now)).toEqual([]);
  await matching.makeWaitingDue(now);
  expect(await matching.due(20_000, now)).toHaveLength(10_001);
});

const ANOTHER = {
  customerEmail: 'ola@nordmann.no',
  customerPhone: '41111111',
  address: 'Storgata 1, 0155 Oslo',
};

it('leaves a lead that another session locks to the next run, and decides the others', async () => {
  const { leads, matching } = await matchingPorts(database(), 'lead, partner');
  const [held, free] = [sampleLead(), sampleLead(ANOTHER)];
  for (const lead of [held, free]) await leads.receive(lead, []);
  const now = new Date();
  const decided: string[] = [];
  const decide = () =>
    matching.decideDue([held.id, free.id], now, (state, partners) => {
      decided.push(state.lead.id);
      return STEP(now)(state, partners);
    });
  const pool = await database().orm.em.getConnection().getNativeClient();
  const other = await pool.connect();
  await other.query(`begin; select from lead where id = '${held.id}' for update`);
  const deciding = decide();
  await Promise.race([deciding, sleep(5_000, undefined, { ref: false })]);
  const meanwhile = [...decided];
  await other.query('commit');
  other.release();
  await deciding;
  expect(meanwhile).toEqual([free.id]);
});

const SEND_QUOTES = `
  with sent as (
    insert into quote (id, lead_id, assignment_id, partner_id, state)
    select gen_random_uuid(), lead_id, id, partner_id, 'sent' from assignment returning id
  )
  insert into quote_version (quote_id, version, service, terms, sent_at)
  select id, 1, 'Fullstyling', '{}', now() from sent`;

describe('reading while a decision is stored', () => {
  /** The answer of a reader that waits for the table while both are changed. */
  async function readDuring<T>(
    table: string,
    read: () => Promise<T>,
    leadId: string,
    more = 'select',
  ): Promise<T> {
    const pool = await database().orm.em.getConnection().getNativeClient();
    const other = await pool.connect();
    await other.query(`begin; lock table ${table} in access exclusive mode`);
    const found = read();
    // Copies of this database beside it have the same table numbers.
    const waiting = `select from pg_locks where not granted and relation = '${table}'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    while ((await other.query(waiting)).rowCount === 0);
    await other.query(`update lead set status = 'lost' where id = '${leadId}'`);
    await other.query(`update assignment set state = 'withdrawn' where lead_id = '${leadId}'`);
    await other.query(`update sale set payment_status = 'paid'`);
    await other.query(more);
    await other.query('commit');
    other.release();
    return found;
  }

  async function offered() {
    const { leads, matching, partners, outbox } = await matchingPorts(database(), 'lead, partner');
    await partners.add(samplePartner({ id: randomUUID(), email: 'les@stil.no' }));
    const lead = sampleLead({ receivedAt: new Date() });
    await leads.receive(lead, []);
    await happen(matching, lead.id, (it) => advance(it));
    const [one] = await matching.assignmentsOf(lead.id);
    return {
      ...{ id: lead.id, matching, outbox, assignmentId: one!.assignment.id },
      partnerId: one!.partner.id,
    };
  }

  it('a case is of one moment', async () => {
    const { id, matching } = await offered();
    const found = await readDuring('assignment', () => matching.caseOf(id), id);
    const state = found?.assignments[0]?.state;
    expect([found?.status, state]).toEqual(['new', 'offered']);
  });

  it('an assignment and its lead are of one moment', async () => {
    const { id, matching, assignmentId } = await offered();
    const found = await readDuring('lead', () => matching.findAssignment(assignmentId), id);
    expect([found?.lead.status, found?.assignment.state]).toEqual(['new', 'offered']);
  });

  it("a partner's waiting assignments are of one moment", async () => {
    const { id, partnerId } = await offered();
    const leads = new PostgresPartnerLeads(database().orm);
    const [found] = await readDuring('partner', () => leads.waiting(partnerId), id);
    expect([found?.lead.status, found?.assignment.state]).toEqual(['new', 'offered']);
  });

  const viewOf = ({ orm } = database()) =>
    new ViewLead(
      new PostgresLeadDirectory(orm),
      new PostgresNotificationRecords(orm),
      new PostgresMatchingRepository(orm),
      new PostgresLeadHistory(orm),
      new PostgresQuotes(orm),
      new PostgresReviews(orm),
      new PostgresLeadPictures(orm),
    );

  it("a partner's accepted assignments are of one moment", async () => {
    const { id, matching, assignmentId, partnerId } = await offered();
    await happen(matching, id, (it) => acceptAssignment(it, assignmentId));
    const leads = new PostgresPartnerLeads(database().orm);
    const [found] = await readDuring('partner', () => leads.accepted(partnerId, 9), id);
    const { lead, assignment } = found?.partnerLead ?? {};
    expect([lead?.status, assignment?.state]).toEqual(['matched', 'accepted']);
  });

  it("an owner's data are of one moment", async () => {
    const { id } = await offered();
    const found = await readDuring('sale', () => viewOf().forOwner(id), id);
    const state = found.assignments[0]?.assignment.state;
    expect([found.lead.status, state]).toEqual(['new', 'offered']);
  });

  it('an exported lead and its quotes are of one moment', async () => {
    const { id } = await offered();
    const { orm } = database();
    const list = new ListLeads(new PostgresLeadDirectory(orm), { now: () => new Date() });
    const exporting = new ExportLeads(list, new PostgresQuoteStatistics(orm));
    const batches = exporting.execute({}, '-received_at');
    const { value } = await readDuring('quote', () => batches.next(), id, SEND_QUOTES);
    expect(value).toEqual([expect.objectContaining({ id, status: 'new', quotes: undefined })]);
  });

  it('a page of sales and their totals are of one moment', async () => {
    const { id, matching, assignmentId } = await offered();
    await happen(matching, id, (it) => acceptAssignment(it, assignmentId));
    const sales = new PostgresSaleRepository(database().orm);
    const page = await readDuring('partner', () => sales.listWithTotals({}, 9), id);
    expect(page.found.map(({ sale }) => sale.paymentStatus)).toEqual(['pending']);
    expect([page.totals.pending.count, page.totals.paid.count]).toEqual([1, 0]);
  });

  it('the facts of an e-mail are of one moment', async () => {
    const { id, outbox } = await offered();
    await database().execute(`insert into notification
      (id, lead_id, kind, state, attempts, due_at, created_at)
      values (gen_random_uuid(), '${id}', 'admin-notification', 'due', 0, now(), now())`);
    await database().execute(`delete from notification where kind <> 'admin-notification'`);
    const [email] = await readDuring('assignment', () => outbox.claimDue(9, 30), id);
    if (!email || !('lead' in email)) throw new Error('no e-mail of a lead');
    expect([email.lead.status, email.assignments[0]?.assignment.state]).toEqual(['new', 'offered']);
  });
});
