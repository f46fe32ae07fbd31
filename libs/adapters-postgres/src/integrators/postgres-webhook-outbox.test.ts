import { randomUUID } from 'node:crypto';
import type { ClaimedWebhook } from '@boligstyling/application';
import { sampleLead } from '@boligstyling/application/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresSentMessages } from '../notifications/postgres-sent-messages.js';
import { PostgresWebhookEndpoints } from './postgres-webhook-endpoints.js';
import { PostgresWebhookOutbox } from './postgres-webhook-outbox.js';
import { MonitorFigures } from '../overview/read-figures.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const sql = (statement: string) => database().execute(statement);
const letTimePass = () => sql("update webhook_delivery set due_at = now() - interval '1 second'");

let outbox: PostgresWebhookOutbox;
beforeEach(async () => {
  const { orm } = database();
  await sql(emptyTables('lead, webhook_endpoint'));
  outbox = new PostgresWebhookOutbox(orm);
  await new PostgresWebhookEndpoints(orm).add({
    ...{ id: randomUUID(), url: 'https://crm.example/', integratorKeyId: null, secret: 'sealed' },
    ...{
      version: 1,
      previousSecret: null,
      previousUntil: null,
      events: ['lead.received'],
      active: true,
    },
    createdAt: new Date(),
  });
});

async function announced(count: number): Promise<void> {
  const leads = new PostgresLeadRepository(database().orm);
  for (let made = 0; made < count; made += 1) {
    await leads.receive(sampleLead(), [], undefined, ['lead.received']);
  }
}

async function claimed(): Promise<ClaimedWebhook> {
  const [first] = await outbox.claimDue(1, 30);
  if (!first) throw new Error('One was due');
  return first;
}

const fate = async () => (await sql('select state, last_fault as fault from webhook_delivery'))[0];

const ENDINGS: [name: string, end: (webhook: ClaimedWebhook) => Promise<void>][] = [
  ['mark it as sent', (webhook) => outbox.markSent(webhook)],
  ['park it', (webhook) => outbox.park(webhook, 'too late')],
  ['postpone it', (webhook) => outbox.postpone(webhook, 60, 'too late')],
];

describe('the webhook outbox', () => {
  it('never gives one message to two workers', async () => {
    await announced(12);
    const claims = await Promise.all(Array.from({ length: 6 }, () => outbox.claimDue(4, 30)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tells no status that can still be undone', async () => {
    await announced(1);
    await sql(`update lead set status = 'won', undoable_status =
      '{"status": "matched", "pending": {"known": {"status": "matched"}}}'`);
    expect((await claimed()).status).toBe('matched');
    await letTimePass();
    await sql(`update lead set undoable_status = '{"status": "matched", "pending": null}'`);
    expect((await claimed()).status).toBe('won');
  });

  it.each(ENDINGS)('refuses a worker that lost its lease: %s', async (_name, end) => {
    await announced(1);
    const late = await claimed();
    await letTimePass();
    const current = await claimed();
    await end(late);
    expect(await fate()).toEqual({ state: 'due', fault: null });
    await outbox.markSent(current);
    expect(await fate()).toEqual({ state: 'sent', fault: null });
  });

  it.each(ENDINGS)('refuses for a parked message: %s', async (_name, end) => {
    await announced(1);
    const webhook = await claimed();
    await outbox.park(webhook, '410 gone');
    await end(webhook);
    expect(await fate()).toEqual({ state: 'parked', fault: '410 gone' });
  });

  it('claims a postponed message when due, and a sent or parked one never', async () => {
    await announced(3);
    const [first, second, third] = await outbox.claimDue(3, 30);
    await outbox.markSent(first!);
    await outbox.park(second!, '410 gone');
    await outbox.postpone(third!, 60, '503');
    expect(await outbox.claimDue(3, 30)).toEqual([]);
    await letTimePass();
    expect(await outbox.claimDue(3, 30)).toMatchObject([{ id: third!.id, attempts: 2 }]);
  });

  it.each([
    ['with the scope', "'leads:read-own', 'quotes:read-own'", { price_from: '24900' }],
    ['without it', "'leads:read-own'", {}],
  ])('carries the amounts of quotes to a key %s', async (_, scopes, amounts) => {
    await sql(emptyTables('integrator_key, webhook_endpoint'));
    const [key, endpoint, delivery] = [randomUUID(), randomUUID(), randomUUID()];
    const lead = sampleLead();
    await new PostgresLeadRepository(database().orm).receive(lead, []);
    await sql(`
      insert into integrator_key (id, name, source, origins, scopes, shows_contacts, per_minute,
        paused, digest, created_at)
      values ('${key}', 'Megler', 'megler', '{}', array[${scopes}], false, 9, false, '${key}', now());
      insert into webhook_endpoint (id, url, integrator_key_id, secret, events, active, created_at)
      values ('${endpoint}', 'https://megler.example/', '${key}', 'sealed', '{quote.sent}', true, now());
      insert into webhook_delivery
        (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
      values ('${delivery}', '${endpoint}', '${lead.id}', 'quote.sent', now(),
        '{"quote_id": "q", "price_from": "24900"}', 'due', 0, now())`);
    expect((await claimed()).detail).toEqual({ quote_id: 'q', ...amounts });
  });

  it('claims at once a message due now, whatever the clock shows below a millisecond', async () => {
    await announced(1);
    for (let time = 0; time < 40; time += 1) {
      await sql('update webhook_delivery set due_at = now()');
      expect(await outbox.claimDue(1, 30)).toHaveLength(1);
    }
  });

  const shownAsKept = async () => {
    const endpoints = new PostgresWebhookEndpoints(database().orm);
    const [endpoint] = await endpoints.list();
    const log = await endpoints.deliveries(endpoint!.id, 9);
    return Object.fromEntries(log.map(({ event, isKept }) => [event, isKept]));
  };

  it('keeps all but erasures while the endpoint is paused, and no monitor counts them as late', async () => {
    await announced(2);
    await sql(`update webhook_delivery set at = now() - interval '1 day'`);
    await sql(`update webhook_delivery set event = 'lead.erased'
      where id = (select id from webhook_delivery limit 1)`);
    await sql(`update webhook_endpoint set active = false`);
    expect(await outbox.claimDue(3, 30)).toMatchObject([{ event: 'lead.erased' }]);
    await sql(`update webhook_delivery set state = 'sent' where event = 'lead.erased'`);
    const figures = new MonitorFigures(database().orm);
    expect(await figures.read()).toMatchObject({ webhooksDue: 0, oldestWebhookSeconds: 0 });
    expect(await shownAsKept()).toEqual({ 'lead.erased': false, 'lead.received': true });
    await sql(`update webhook_endpoint set active = true`);
    expect(await shownAsKept()).toEqual({ 'lead.erased': false, 'lead.received': false });
    expect(await figures.read()).toMatchObject({ webhooksDue: 1 });
    expect(await outbox.claimDue(3, 30)).toMatchObject([{ event: 'lead.received' }]);
  });
});

describe('a webhook endpoint', () => {
  it('with a Retry-After gets nothing until then, while others do', async () => {
    const endpoints = new PostgresWebhookEndpoints(database().orm);
    const [own] = await endpoints.list();
    const other = { ...own!, id: randomUUID(), url: 'https://portal.example/' };
    await endpoints.add(other);
    await announced(2);
    const first = (await outbox.claimDue(4, 30)).find((it) => it.endpointId === own!.id);
    await outbox.leaveAlone(first!, 3_600);
    await letTimePass();
    const claimed = await outbox.claimDue(9, 30);
    expect(claimed.map(({ endpointId }) => endpointId)).toEqual([other.id, other.id]);
    const inHalfAnHour = Date.now() + 1_800_000;
    for (const { dueAt } of await endpoints.deliveries(own!.id, 9))
      expect(+dueAt).toBeGreaterThan(inHalfAnHour);
    await sql(`update webhook_endpoint set quiet_until = now() - interval '1 second'`);
    expect(await outbox.claimDue(9, 30)).toHaveLength(2);
  });

  it('shows the pause it asked for to a reader that comes while its answer is stored', async () => {
    const endpoints = new PostgresWebhookEndpoints(database().orm);
    await announced(1);
    const webhook = await claimed();
    const other = await (await database().orm.em.getConnection().getNativeClient()).connect();
    await other.query('begin; lock table webhook_delivery in access exclusive mode');
    const read = endpoints.deliveries(webhook.endpointId, 9);
    // Copies of this database beside it have the same table numbers.
    const waiting = `select from pg_locks
      where not granted and relation = 'webhook_delivery'::regclass
        and database = (select oid from pg_database where datname = current_database())`;
    while ((await other.query(waiting)).rowCount === 0);
    await other.query(`update webhook_endpoint set quiet_until = now() + interval '1 hour'`);
    await other.query('commit');
    other.release();
    const [delivery] = await read;
    expect(+delivery!.dueAt).toBeGreaterThan(Date.now() + 1_800_000);
  });

  it('is tried at once when an administrator asks', async () => {
    await announced(1);
    const webhook = await claimed();
    await outbox.leaveAlone(webhook, 3_600);
    await outbox.postpone(webhook, 60, 'HTTP 503');
    expect(await outbox.releaseFailing(webhook.id)).toBe(1);
    const again = await outbox.claimDue(9, 30);
    expect(again).toMatchObject([{ id: webhook.id }]);

    await outbox.leaveAlone(again[0]!, 3_600);
    await outbox.park(again[0]!, 'HTTP 503');
    await new PostgresWebhookEndpoints(database().orm).resendParked(webhook.endpointId);
    expect(await outbox.claimDue(9, 30)).toMatchObject([{ id: webhook.id }]);
  });

  it('that answers 410 is paused, and gets its missed messages when resumed', async () => {
    const endpoints = new PostgresWebhookEndpoints(database().orm);
    await announced(2);
    await outbox.pauseEndpoint(await claimed(), 'HTTP 410 at attempt 1');
    await announced(1);
    const [endpoint] = await endpoints.list();
    expect(endpoint).toMatchObject({ active: false });
    await letTimePass();
    expect(await outbox.claimDue(9, 30)).toEqual([]);
    await endpoints.change(endpoint!.id, () => ({ active: true }));
    expect(await outbox.claimDue(9, 30)).toHaveLength(3);
  });

  it('whose address changed meanwhile is not paused', async () => {
    const endpoints = new PostgresWebhookEndpoints(database().orm);
    await announced(1);
    const webhook = await claimed();
    await endpoints.change(webhook.endpointId, () => ({ url: 'https://new.example/' }));
    await outbox.pauseEndpoint(webhook, 'HTTP 410 at attempt 1');
    expect(await endpoints.list()).toMatchObject([{ active: true }]);
  });

  it('on pause keeps its messages for thirty days, and a correction until it is resumed', async () => {
    await announced(3);
    const [old, correction] = await sql('select id from webhook_delivery');
    await sql(`update webhook_delivery set at = now() - case
      when id in ('${old!['id']}', '${correction!['id']}') then interval '31 days' else '0' end`);
    await sql(
      `update webhook_delivery set event = 'lead.corrected' where id = '${correction!['id']}'`,
    );
    const sent = new PostgresSentMessages(database().orm);
    const [never, until] = [new Date(0), new Date(Date.now() - 30 * 86_400_000)];
    expect(await sent.deleteWebhooks(never, never, until, 9)).toBe(0);
    await sql('update webhook_endpoint set active = false');
    expect(await sent.deleteWebhooks(never, never, until, 9)).toBe(1);
    expect(await sql(`select id from webhook_delivery where id = '${old!['id']}'`)).toEqual([]);
  });
});

describe('failed messages', () => {
  const wait = (until: string) => sql(`update webhook_delivery set due_at = ${until}`);

  it('are resent singly or together, without those that have not failed; one under way only counts', async () => {
    await announced(4);
    const [parked, postponed, underWay, waiting] = await outbox.claimDue(4, 30);
    await outbox.park(parked!, '410 gone');
    await outbox.postpone(postponed!, 3600, '503');
    await outbox.postpone(underWay!, -1, '503');
    expect(await outbox.claimDue(1, 30)).toMatchObject([{ id: underWay!.id }]);
    expect(await outbox.releaseFailing(waiting!.id)).toBe(0);
    expect(await outbox.releaseFailing(postponed!.id)).toBe(1);
    expect(await outbox.releaseFailing(underWay!.id)).toBe(1);
    expect(await outbox.releaseFailing()).toBe(3);
    const again = (await outbox.claimDue(4, 30)).map(({ id }) => id);
    expect(again.toSorted()).toEqual([parked!.id, postponed!.id].toSorted());
  });

  it('are resent and shown by endpoint', async () => {
    const endpoints = new PostgresWebhookEndpoints(database().orm);
    const [own] = await endpoints.list();
    const other = { ...own!, id: randomUUID(), url: 'https://portal.example/' };
    await endpoints.add(other);
    await announced(2);
    const claimed = await outbox.claimDue(4, 30);
    const ofOwn = claimed.filter(({ endpointId }) => endpointId === own!.id);
    await outbox.markSent(ofOwn[0]!);
    for (const each of claimed.filter((it) => it !== ofOwn[0])) await outbox.park(each, '410');
    await endpoints.resendParked(own!.id);
    expect(await outbox.claimDue(4, 30)).toMatchObject([{ id: ofOwn[1]!.id }]);
    const shown = await endpoints.deliveries(own!.id, 9);
    expect(shown.map(({ id }) => id).toSorted()).toEqual(ofOwn.map(({ id }) => id).toSorted());
  });

  it('leave in the order of due times', async () => {
    await announced(2);
    const [late, early] = await outbox.claimDue(2, 30);
    await wait(`case id when '${early!.id}' then now() - interval '1 hour' else now() end`);
    expect(await outbox.claimDue(1, 30)).toMatchObject([{ id: early!.id }]);
    expect(await outbox.claimDue(1, 30)).toMatchObject([{ id: late!.id }]);
  });
});

it('an endpoint is stored once under one id, also where two come at once', async () => {
  const endpoints = new PostgresWebhookEndpoints(database().orm);
  const [known] = await endpoints.list();
  const id = randomUUID();
  const both = ['first', 'second'].map((secret) => ({ ...known!, id, secret }));
  const added = await Promise.all(both.map((each) => endpoints.add(each)));
  expect(added.toSorted()).toEqual([false, true]);
  const listed = await endpoints.list();
  expect(listed.filter((each) => each.id === id)).toEqual([both[added.indexOf(true)]]);
});

it('a concurrently replaced secret is not sealed again', async () => {
  const endpoints = new PostgresWebhookEndpoints(database().orm);
  const [{ id } = { id: '' }] = await endpoints.list();
  await endpoints.rotate(id, 'second', 0);
  await endpoints.reseal(id, 'sealed', 'sealed anew');
  expect((await endpoints.list())[0]?.secret).toBe('second');
});

it("replacing one endpoint's secret leaves the others", async () => {
  const endpoints = new PostgresWebhookEndpoints(database().orm);
  const [own] = await endpoints.list();
  const other = { ...own!, id: randomUUID(), url: 'https://portal.example/' };
  await endpoints.add(other);
  await endpoints.rotate(own!.id, 'second', 1);
  const secrets = (await endpoints.list()).map(({ id, secret }) => [id, secret]);
  expect(Object.fromEntries(secrets)).toEqual({ [own!.id]: 'second', [other.id]: 'sealed' });
});

it('an endpoint keeps every secret that still signs, also after two replacements', async () => {
  const endpoints = new PostgresWebhookEndpoints(database().orm);
  const [{ id } = { id: '' }] = await endpoints.list();
  const secrets = async () => {
    await announced(1);
    const { secrets } = await claimed();
    expect((await endpoints.signed(id)).secrets).toEqual(secrets);
    return secrets;
  };
  await endpoints.rotate(id, 'second', 24);
  await endpoints.rotate(id, 'third', 1);
  expect(await secrets()).toEqual(['third', 'second', 'sealed']);
  await sql(`update webhook_endpoint set earlier = jsonb_build_object('sealed', now())`);
  expect(await secrets()).toEqual(['third', 'second']);
  await endpoints.rotate(id, 'fourth', 1);
  expect(await secrets()).toEqual(['fourth', 'third', 'second']);
  await endpoints.rotate(id, 'fifth', 0);
  expect(await secrets()).toEqual(['fifth']);
});
