import { createTestDatabase, type TestDatabase } from '@boligstyling/adapters-postgres/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { MatchingWorld } from '../testing/matching-world.js';

const PERSON = {
  customer_name: 'Navnemerke Navnesen',
  customer_email: 'epostmerke@nordmann.no',
  customer_phone: '49876543',
  address: 'Adressemerket 7, 5015 Bergen',
  styling_needs: 'Behovsmerke',
  message: 'Meldingsmerke',
  additional_info: 'Tilleggsmerke',
};
const NOTE = 'Notatmerke';
/** Nothing listens there, so the failure is stored as well. */
const ENDPOINT = { url: 'http://127.0.0.1:1/', events: ['lead.received', 'lead.matched'] };

/** Moves every time of a lead two years back, less so many milliseconds. */
const age = (leadId: string, less: number) => `
  update lead set received_at = received_at - ${since(less)} where id = '${leadId}';
  update lead_event set at = at - ${since(less)} where lead_id = '${leadId}';
  update assignment set offered_at = offered_at - ${since(less)},
    answered_at = answered_at - ${since(less)} where lead_id = '${leadId}'`;
const since = (less: number) => `(interval '2 years' - interval '${less} milliseconds')`;

describe('the nightly deletion on two replicas at once, far from UTC', () => {
  let own: TestDatabase;
  let replicas: [MatchingWorld, MatchingWorld];
  beforeAll(async () => {
    own = await createTestDatabase();
    const env = { DATABASE_URL: own.url, LOG_LEVEL: 'debug' };
    const first = await MatchingWorld.start(env);
    await first.api.rows(
      `do $$ begin execute 'alter database ' || current_database()
         || ' set timezone to ''Pacific/Kiritimati'''; end $$`,
    );
    await first.close();
    replicas = [await MatchingWorld.start(env), await MatchingWorld.start(env)];
  });
  afterAll(async () => {
    await Promise.all(replicas.map((world) => world.close()));
    await own.drop();
  });

  /**
   * Every row of every table, every stored message and every log line, as text.
   *
   * @param but tables, or `logs`, that are left out
   */
  const everything = async (but: string[] = []) => {
    const [{ api }] = replicas;
    const tables = await api.rows<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const looked = tables.filter(({ name }) => !but.includes(name));
    const rows = looked.map(({ name }) => api.rows(`select to_jsonb(t)::text from ${name} t`));
    const mails = replicas.map((world) => world.api.mails(0));
    const logs = but.includes('logs') ? [] : replicas.map((world) => world.api.logged());
    return JSON.stringify([await Promise.all(rows), await Promise.all(mails), logs]);
  };

  it('leaves nothing of the owner in the database, the messages or the logs', async () => {
    const [world, other] = replicas;
    expect(await world.api.rows('show timezone')).toEqual([{ TimeZone: 'Pacific/Kiritimati' }]);
    await world
      .admin('post', '/webhooks')
      .send({ ...ENDPOINT, active: true })
      .expect(201);
    await world.partner('Stine');
    const leadId = await world.lead(PERSON);
    await world.admin('patch', `/leads/${leadId}`).send({ note: NOTE }).expect(200);
    await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
    await world.take(leadId);
    const sale = await world.api.rows('select id from sale');
    const younger = await other.lead();
    await world.hasten(leadId);
    const due = `select from notification where state <> 'sent'`;
    await eventually(async () => (await world.api.rows(due)).length === 0 || undefined);
    await world.api.rows(age(leadId, 0));
    await world.api.rows(age(younger, 3_600_000));
    const traces = [...Object.values(PERSON), NOTE, leadId];
    const before = await everything();
    for (const trace of traces) expect(before).toContain(trace);

    await Promise.all(replicas.map(({ api }) => api.runNightlyDeletion()));

    const left = await everything();
    for (const trace of traces) if (trace !== leadId) expect(left).not.toContain(trace);
    // Audit rows and log lines remain under the lead's id, which leads nowhere.
    expect(await everything(['audit_log', 'logs'])).not.toContain(leadId);
    // The start also makes up for missed nights, and then finds nothing to delete.
    expect(left.match(/Deleted [1-9]\d* leads/g)).toEqual(['Deleted 1 leads']);
    expect(await world.api.rows('select id from sale')).toEqual(sale);
    expect(await world.api.rows('select id from lead')).toEqual([{ id: younger }]);
  });
});
