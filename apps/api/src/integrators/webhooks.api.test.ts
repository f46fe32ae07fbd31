import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type OpenCase,
  WEBHOOK_EVENTS,
  UNDO_MINUTES,
  acceptAssignment,
  declineAssignment,
  advance,
  correctLead,
  setStatus,
  withdrawByOwner,
} from '@boligstyling/domain';
import { DeliverWebhooksJob } from './deliver-webhooks.job.js';
import { makeWebhookSecret, webhookHeaders } from './http-webhook-sender.js';
import { eventually } from '../testing/eventually.js';
import { makeKey } from '../testing/integrators.js';
import { matchesWebhook } from '../testing/matches-contract.js';
import { MatchingWorld } from '../testing/matching-world.js';
import { startApi } from '../testing/start-api.js';
import { WebhookReceiver } from '../testing/webhook-receiver.js';

const EVENTS = ['lead.received', 'lead.matched', 'lead.status_changed'];

const PAUSES: [name: string, what: string, change: object, back: object][] = [
  ['the receiver is paused', 'webhooks', { active: false }, { active: true }],
  ['its key is paused', 'integrator-keys', { paused: true }, { paused: false }],
  [
    'its key may not read its leads',
    'integrator-keys',
    { scopes: ['leads:submit'] },
    { scopes: ['leads:submit', 'leads:read-own'] },
  ],
];

describe('webhooks', () => {
  const world = MatchingWorld.own();
  let integrator: WebhookReceiver;
  beforeEach(async () => {
    await world.api.empty('lead, partner, webhook_endpoint, integrator_key');
    integrator = await WebhookReceiver.start();
  });
  afterEach(() => integrator.close());

  const add = async (events = EVENTS) => {
    const body = { url: integrator.url, events, active: true };
    return (await world.admin('post', '/webhooks').send(body).expect(201)).body;
  };
  /** Looks after a round of deliveries, which the product does every second. */
  const delivered = <T>(look: () => Promise<T | undefined>) =>
    eventually(async () => {
      await world.api.runJob(DeliverWebhooksJob);
      return look();
    });
  const received = (count: number) =>
    delivered(async () => (integrator.received.length >= count ? integrator.received : undefined));
  const logOf = async (id: string) =>
    (await world.admin('get', `/webhooks/${id}/deliveries`).expect(200)).body.deliveries;
  const logged = (id: string, state: string) =>
    delivered(async () =>
      (await logOf(id)).find((each: { state: string }) => each.state === state),
    );

  it('tries an endpoint with a signed message, and shows status, time and fault', async () => {
    const { id, secret } = await add();
    const tried = async () => (await world.admin('post', `/webhooks/${id}/test`).expect(200)).body;
    expect(await tried()).toMatchObject({ status: 204, fault: null });
    const [message] = integrator.received;
    const { 'webhook-id': messageId, 'webhook-timestamp': seconds } = message?.headers ?? {};
    const body = message?.body ?? '';
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test', data: {} });
    expect(webhookHeaders([secret], String(messageId), Number(seconds), body)).toMatchObject({
      'webhook-signature': message?.headers['webhook-signature'],
    });
    integrator.answer = { status: 500 };
    expect((await tried()).status).toBe(500);
    expect(await logOf(id)).toEqual([]);
    await integrator.close();
    expect(await tried()).toMatchObject({ status: null, fault: 'connection: ECONNREFUSED' });
    integrator = await WebhookReceiver.start();
  });

  it('tries an endpoint with every secret that still signs', async () => {
    const { id } = await add();
    for (const overlap_hours of [24, 24]) {
      await world.admin('post', `/webhooks/${id}/rotate`).send({ overlap_hours }).expect(200);
    }
    await world.admin('post', `/webhooks/${id}/test`).expect(200);
    const signatures = String(integrator.received[0]?.headers['webhook-signature']).split(' ');
    expect(signatures).toHaveLength(3);
    await world.admin('post', `/webhooks/${randomUUID()}/test`).expect(404);
  });

  it('report a lead, signed, without its owner', async () => {
    const { id, secret } = await add();
    const leadId = await world.lead();
    const [message] = await received(1);
    const body = message?.body ?? '';
    expect(JSON.parse(body)).toEqual({
      type: 'lead.received',
      timestamp: expect.any(String),
      data: {
        lead_id: leadId,
        status: 'new',
        service_type: 'Fullstyling',
        location: 'Bergen',
        source: '',
        contact_by_email: false,
      },
    });
    const name = String(message?.headers['webhook-id']);
    const seconds = Number(message?.headers['webhook-timestamp']);
    expect(message?.headers).toMatchObject(webhookHeaders([secret], name, seconds, body));
    expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(30);
    expect(await logged(id, 'sent')).toMatchObject({ id: name, lead_id: leadId, attempts: 1 });
  });

  it('wait where e-mails are kept as files, as in a trial of a restore', async () => {
    const trial = await MatchingWorld.start({ MAIL: 'files' });
    const body = { url: integrator.url, events: EVENTS, active: true };
    await trial.admin('post', '/webhooks').send(body).expect(201);
    await trial.lead();
    for (let round = 0; round < 3; round += 1) {
      await trial.api.runJob(DeliverWebhooksJob);
      await sleep(200);
    }
    const kept = await trial.api.rows('select state, attempts from webhook_delivery');
    await trial.api.close();
    expect([integrator.received, kept]).toEqual([[], [{ state: 'due', attempts: 0 }]]);
  });

  it('report a match and each change of a lead’s status', async () => {
    await add();
    const leadId = await world.lead();
    await world.partner(`Stylist${randomUUID().slice(0, 8)}`);
    await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
    await world.take(leadId);
    await world.admin('patch', `/leads/${leadId}`).send({ status: 'won' }).expect(200);
    await world.minutesAfterStatus(leadId, UNDO_MINUTES);
    const messages = (await received(4)).map(({ body }) => JSON.parse(body));
    const reported = messages.map(({ type, data }) =>
      [type, data.previous_status, data.status].join(' '),
    );
    expect(reported.sort()).toEqual([
      'lead.matched new matched',
      expect.stringMatching(/^lead.received {2}\w+$/),
      'lead.status_changed matched won',
      'lead.status_changed new matched',
    ]);
  });

  it('report a lead held as suspected spam only after its release', async () => {
    const { id } = await add();
    const leadId = await world.lead({}, { 'X-Form-Hidden-Field': 'filled' });
    await world.admin('patch', `/leads/${leadId}`).send({ status: 'contacted' }).expect(200);
    expect(await logOf(id)).toEqual([]);
    await world.admin('post', `/leads/${leadId}/release`).expect(204);
    const [message] = await received(1);
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      type: 'lead.received',
      data: { lead_id: leadId, status: 'contacted' },
    });
    await world.admin('patch', `/leads/${leadId}`).send({ status: 'won' }).expect(200);
    await world.minutesAfterStatus(leadId, UNDO_MINUTES);
    const reported = (await received(2)).map(({ body }) => JSON.parse(body).type);
    expect(reported).toEqual(['lead.received', 'lead.status_changed']);
  });

  it('go to each endpoint for its events, and to a paused one once it resumes', async () => {
    const picky = await add(['lead.matched']);
    const paused = await add();
    await world.admin('patch', `/webhooks/${paused.id}`).send({ active: false }).expect(200);
    await world.lead();
    expect(await logOf(picky.id)).toEqual([]);
    expect(await logOf(paused.id)).toMatchObject([{ state: 'due', attempts: 0, waits: true }]);
    await world.admin('patch', `/webhooks/${paused.id}`).send({ active: true }).expect(200);
    await logged(paused.id, 'sent');
  });

  it('about leads of others do not go to an endpoint that was given to an integrator', async () => {
    const { id } = await add(['lead.received']);
    await world.admin('patch', `/webhooks/${id}`).send({ active: false }).expect(200);
    const own = await makeKey(world);
    await world.lead();
    const leadId = await world.lead({}, { apikey: own.secret });
    expect(await logOf(id)).toHaveLength(2);
    const given = { active: true, integrator_key_id: own.id };
    await world.admin('patch', `/webhooks/${id}`).send(given).expect(200);
    expect(await logged(id, 'sent')).toMatchObject({ lead_id: leadId });
    expect(await logOf(id)).toHaveLength(1);
  });

  it('are retried under the same id until accepted', async () => {
    integrator.answer = { status: 503 };
    const { id } = await add(['lead.received']);
    await world.lead();
    const waiting = await delivered(async () =>
      (await logOf(id)).find((each: { cause: string }) => each.cause),
    );
    expect(waiting).toMatchObject({ state: 'due', cause: 'HTTP 503 at attempt 1' });
    integrator.answer = { status: 200 };
    await world.api.rows('update webhook_delivery set due_at = now()');
    expect(await logged(id, 'sent')).toMatchObject({ attempts: 2, cause: null });
    const ids = integrator.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
  });

  it('follow no redirect, and stop when the endpoint is gone', async () => {
    integrator.answer = { status: 307, headers: { location: integrator.url } };
    const { id } = await add(['lead.received']);
    await world.lead();
    const waiting = await delivered(async () =>
      (await logOf(id)).find((each: { cause: string }) => each.cause),
    );
    expect(waiting.cause).toBe(`HTTP 307 to ${new URL(integrator.url).href} at attempt 1`);
    expect(integrator.received).toHaveLength(1);
    integrator.answer = { status: 410 };
    await world.api.rows('update webhook_delivery set due_at = now()');
    expect(await logged(id, 'parked')).toMatchObject({ due_at: null });
  });

  it('leave an endpoint alone for as long as it asks, with every message', async () => {
    integrator.answer = { status: 503, headers: { 'retry-after': '3600' } };
    const { id } = await add(['lead.received']);
    await world.lead();
    const asked = await delivered(async () =>
      (await logOf(id)).find((each: { cause: string }) => each.cause),
    );
    const minutes = (Date.parse(asked.due_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(55);
    await world.lead();
    await world.api.rows('update webhook_delivery set due_at = now()');
    const other = await add(['lead.received']);
    integrator.answer = { status: 204 };
    await world.lead();
    await logged(other.id, 'sent');
    expect((await logOf(id)).filter((each: { attempts: number }) => each.attempts > 1)).toEqual([]);
    expect(integrator.received).toHaveLength(2);
    await world.api.rows(`update webhook_endpoint set quiet_until = now()`);
    await delivered(
      async () =>
        (await logOf(id)).every((each: { state: string }) => each.state === 'sent') || undefined,
    );
  });

  it('pause an endpoint that is gone, report that in the queue, and keep events until it resumes', async () => {
    integrator.answer = { status: 410 };
    const { id } = await add(['lead.received']);
    await world.lead();
    const gone = await logged(id, 'parked');
    const [endpoint] = (await world.admin('get', '/webhooks').expect(200)).body.webhooks;
    expect(endpoint).toMatchObject({ id, active: false });
    const { kinds } = (await world.admin('get', '/queue').expect(200)).body;
    const undelivered = kinds.find((each: { kind: string }) => each.kind === 'undelivered');
    expect(undelivered.cases).toMatchObject([{ message: { cause: gone.cause } }]);
    integrator.answer = { status: 204 };
    await world.lead();
    expect(await logOf(id)).toHaveLength(2);
    await world.admin('patch', `/webhooks/${id}`).send({ active: true }).expect(200);
    await delivered(
      async () =>
        (await logOf(id)).every((each: { state: string }) => each.state === 'sent') || undefined,
    );
    expect(integrator.received).toHaveLength(3);
  });

  it('are sent once more, under the same id, at the administrator’s request', async () => {
    integrator.answer = { status: 410 };
    const { id } = await add(['lead.received']);
    await world.lead();
    const parked = await logged(id, 'parked');
    integrator.answer = { status: 204 };
    await world.api.rows('update webhook_endpoint set active = true');
    await world.admin('post', `/webhooks/${id}/resend`).expect(204);
    expect(await logged(id, 'sent')).toMatchObject({ id: parked.id, attempts: 2 });
    await world.admin('post', `/webhooks/${randomUUID()}/resend`).expect(404);
  });

  it('show their secret once, and are deleted with all sent messages', async () => {
    const { id, secret } = await add();
    expect(secret).toMatch(/^whsec_/);
    const list = (await world.admin('get', '/webhooks').expect(200)).body.webhooks;
    expect(list).toEqual([
      {
        ...{ id, version: '1', url: integrator.url, events: EVENTS, active: true },
        integrator_key_id: null,
        ...{ created_at: expect.any(String), previous_until: null },
      },
    ]);
    await world.lead();
    await world.admin('delete', `/webhooks/${id}`).expect(204);
    expect(await world.api.rows('select 1 from webhook_delivery')).toEqual([]);
    await world.admin('get', `/webhooks/${id}/deliveries`).expect(404);
  });

  describe('of every event but those of quotes', () => {
    const ALL = WEBHOOK_EVENTS.filter((event) => !event.startsWith('quote.'));
    const types = () => integrator.received.map(({ body }) => JSON.parse(body).type);
    const dataOf = (type: string) =>
      integrator.received.map(({ body }) => JSON.parse(body)).filter((it) => it.type === type)[0]
        .data;

    it('report each partner’s answer, the lead’s status and its published review', async () => {
      const { secret } = await add(ALL);
      for (const name of ['Anne', 'Berit', 'Cecilie'])
        await world.partner(`${name}${randomUUID().slice(0, 8)}`);
      const leadId = await world.lead();
      await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
      const { assignments } = await world.matched(leadId);
      await world.delivered(leadId);
      const [yes, no, silent] = assignments.map(({ id }: { id: string }) => id);
      await world.api.happen(leadId, (it) => acceptAssignment(it, yes));
      await world.api.happen(leadId, (it) => declineAssignment(it, no, null));
      await world.api.rows(
        `update assignment set deadline = now() - interval '1 second' where id = '${silent}'`,
      );
      await world.api.happen(leadId, (it) => advance(it));
      await world.api.happen(leadId, (it) => correctLead(it, { rooms: '4' }, false));
      for (const status of ['contacted', 'lost', 'won']) {
        await world.admin('patch', `/leads/${leadId}`).send({ status }).expect(200);
        await world.minutesAfterStatus(leadId, UNDO_MINUTES);
      }
      const review = randomUUID();
      await world.api
        .rows(`insert into review (id, lead_id, state, asked_at, given_at, assignment_id,
          became_job, stars, text, may_show)
        values ('${review}', '${leadId}', 'waiting', now(), now(), '${yes}', 'yes', 5, 'Bra', true)`);
      for (const state of ['published', 'published', 'refused', 'published']) {
        await world.admin('patch', `/reviews/${review}`).send({ state }).expect(204);
      }
      await received(15);
      await world.admin('delete', `/leads/${leadId}`).expect(204);
      await received(16);
      const count = (type: string) => types().filter((each) => each === type).length;
      expect(Object.fromEntries(ALL.map((type) => [type, count(type)]))).toEqual({
        ...Object.fromEntries(ALL.map((type) => [type, 1])),
        'lead.status_changed': 4,
        'review.published': 2,
      });
      for (const { headers, body } of integrator.received) {
        matchesWebhook(JSON.parse(body));
        const [name, seconds] = [headers['webhook-id'], headers['webhook-timestamp']];
        expect(headers).toMatchObject(
          webhookHeaders([secret], String(name), Number(seconds), body),
        );
      }
      const about = {
        lead_id: leadId,
        service_type: 'Fullstyling',
        location: 'Bergen',
        source: '',
      };
      expect(dataOf('lead.declined')).toEqual({
        ...about,
        ...{ contact_by_email: false, status: expect.any(String), partner_kind: 'stylist' },
      });
      expect(dataOf('lead.won')).toMatchObject({ status: 'won', previous_status: 'lost' });
      expect(dataOf('review.published')).toMatchObject({ ...about, review_id: review });
      expect(dataOf('lead.erased')).toEqual({ lead_id: leadId });
    });
  });

  it('go to a key’s own endpoint for its leads only, with the owner if granted', async () => {
    const [mine, other] = [await makeKey(world), await makeKey(world, { source: 'portal' })];
    const body = { url: integrator.url, events: EVENTS, active: true, integrator_key_id: mine.id };
    const { id } = (await world.admin('post', '/webhooks').send(body).expect(201)).body;
    const settle = async (count: number) => {
      await received(count);
      return integrator.received.map(({ body }) => JSON.parse(body).data);
    };
    const leadId = await world.lead({ customer_name: 'Torhild Uvanlig' }, { apikey: mine.secret });
    await world.lead({}, { apikey: other.secret });
    await world.lead();
    const [reported] = await settle(1);
    expect(reported).toMatchObject({ lead_id: leadId, source: 'megler-vest' });
    expect(JSON.stringify(reported)).not.toContain('Torhild');
    await world
      .admin('patch', `/integrator-keys/${mine.id}`)
      .send({ shows_contacts: true })
      .expect(200);
    await world.admin('patch', `/leads/${leadId}`).send({ status: 'won' }).expect(200);
    await world.minutesAfterStatus(leadId, UNDO_MINUTES);
    expect((await settle(2))[1]).toMatchObject({
      lead_id: leadId,
      customer_name: 'Torhild Uvanlig',
    });
    await world.admin('patch', `/integrator-keys/${mine.id}`).send({ paused: true }).expect(200);
    await world.admin('patch', `/leads/${leadId}`).send({ status: 'lost' }).expect(200);
    await world.minutesAfterStatus(leadId, UNDO_MINUTES);
    expect(await logOf(id)).toHaveLength(2);
    const unknown = { ...body, integrator_key_id: randomUUID() };
    await world.admin('post', '/webhooks').send(unknown).expect(404);
    const all = await world.admin('patch', `/webhooks/${id}`).send({ integrator_key_id: null });
    expect(all.body.integrator_key_id).toBeNull();
  });

  it('report an owner’s correction of the key’s leads, but not one from another page', async () => {
    const mine = await makeKey(world, { shows_contacts: true });
    const own = { active: true, integrator_key_id: mine.id, events: ['lead.corrected'] };
    const body = { url: integrator.url, ...own };
    await world.admin('post', '/webhooks').send(body).expect(201);
    const leadId = await world.lead({}, { apikey: mine.secret });
    const correct = (customerPhone: string, page: 'own' | 'other') =>
      world.api.happen(leadId, (it) => correctLead(it, { customerPhone }, false, page));
    await correct('49999999', 'own');
    const [message] = await received(1);
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      type: 'lead.corrected',
      data: { lead_id: leadId, customer_phone: '49999999' },
    });
    await correct('48888888', 'other');
    await correct('47777777', 'own');
    expect((await received(2))[1]?.body).not.toMatch(/48888888|47777777/);
  });

  it('reveal no place that an owner has corrected on another page', async () => {
    const mine = await makeKey(world, {});
    const own = { active: true, events: ['lead.won'] };
    const body = { url: integrator.url, ...own };
    for (const integrator_key_id of [mine.id, null]) {
      await world
        .admin('post', '/webhooks')
        .send({ ...body, integrator_key_id })
        .expect(201);
    }
    const leadId = await world.lead({ location: 'Bergen' }, { apikey: mine.secret });
    await world.api.happen(leadId, (it) => {
      correctLead(it, { location: 'Voss' }, false, 'other');
      setStatus(it, 'won');
    });
    await world.minutesAfterStatus(leadId, UNDO_MINUTES);
    const reported = (await received(2)).map((message) => JSON.parse(message.body).data.location);
    expect(reported.sort()).toEqual(['', 'Voss']);
  });

  it('ask exactly the keys that know the owner to erase the data, until confirmed', async () => {
    const [mine, other] = [
      await makeKey(world, { shows_contacts: true }),
      await makeKey(world, { source: 'portal' }),
    ];
    const logs: string[] = [];
    for (const { id: integrator_key_id } of [mine, other]) {
      const events = ['lead.received', 'lead.erased'];
      const body = { url: integrator.url, events, active: true, integrator_key_id };
      logs.push((await world.admin('post', '/webhooks').send(body).expect(201)).body.id);
    }
    const [own = '', others = ''] = logs;
    const owner = { customer_name: 'Torhild Uvanlig' };
    const leadId = await world.lead(owner, { apikey: mine.secret });
    expect((await received(1))[0]?.body).toContain('Torhild Uvanlig');
    integrator.answer = { status: 503 };
    await world.admin('delete', `/leads/${leadId}`).expect(204);
    await received(2);
    await delivered(async () => (await logOf(own))[0]?.cause);
    integrator.answer = { status: 204 };
    await world.api.rows('update webhook_delivery set due_at = now()');
    expect(await logged(own, 'sent')).toMatchObject({ event: 'lead.erased', lead_id: leadId });
    expect(JSON.parse(integrator.received.at(-1)?.body ?? '')).toMatchObject({
      type: 'lead.erased',
      data: { lead_id: leadId },
    });
    expect(await logOf(others)).toEqual([]);
    await world.api.rows(`update webhook_delivery set state = 'parked', last_fault = '503'`);
    const { body: queue } = await world.admin('get', '/queue').expect(200);
    expect(JSON.stringify(queue)).toContain('lead.erased');
  });

  it('report the erasure of a held lead only to the key that sent it, which can read it meanwhile', async () => {
    const [mine, other] = [
      await makeKey(world, { shows_contacts: true }),
      await makeKey(world, { source: 'portal' }),
    ];
    const logs: string[] = [];
    for (const integrator_key_id of [mine.id, other.id, null]) {
      const events = ['lead.received', 'lead.erased'];
      const body = { url: integrator.url, events, active: true, integrator_key_id };
      logs.push((await world.admin('post', '/webhooks').send(body).expect(201)).body.id);
    }
    const held = { customer_name: 'Torhild Uvanlig', message: 'Se www.reklame.example' };
    const leadId = await world.lead(held, { apikey: mine.secret });
    const read = await world.api.call('get', '/api/integrator/leads').set('apikey', mine.secret);
    expect(JSON.stringify(read.body)).toContain('Torhild Uvanlig');
    await world.admin('delete', `/leads/${leadId}`).expect(204);
    const [own = '', ...others] = logs;
    expect(await logged(own, 'sent')).toMatchObject({ event: 'lead.erased', lead_id: leadId });
    for (const id of others) expect(await logOf(id)).toEqual([]);
  });

  it.each(PAUSES)(
    'while %s report an erasure at once, and a correction once that ends',
    async (_, what, change, back) => {
      const mine = await makeKey(world, { shows_contacts: true });
      const events = ['lead.received', 'lead.corrected', 'lead.erased', 'lead.won'];
      const body = { url: integrator.url, events, active: true, integrator_key_id: mine.id };
      const { id } = (await world.admin('post', '/webhooks').send(body).expect(201)).body;
      const [kept, erased] = [
        await world.lead({}, { apikey: mine.secret }),
        await world.lead({}, { apikey: mine.secret }),
      ];
      await received(2);
      const path = `/${what}/${what === 'webhooks' ? id : mine.id}`;
      await world.admin('patch', path).send(change).expect(200);
      await world.api.happen(kept, (it) => correctLead(it, { customerPhone: '49999999' }, false));
      await world.admin('patch', `/leads/${kept}`).send({ status: 'won' }).expect(200);
      await world.minutesAfterStatus(kept, UNDO_MINUTES);
      await world.admin('delete', `/leads/${erased}`).expect(204);
      expect(JSON.parse((await received(3))[2]?.body ?? '')).toMatchObject({
        type: 'lead.erased',
        data: { lead_id: erased },
      });
      await world.admin('patch', path).send(back).expect(200);
      const owed = ['lead.corrected', 'lead.erased', 'lead.received'];
      const missed = what === 'webhooks' ? [...owed, 'lead.won'] : owed;
      const after = (await received(missed.length + 1)).map((each) => JSON.parse(each.body));
      expect(after.find(({ type }) => type === 'lead.corrected')).toMatchObject({
        data: { lead_id: kept, customer_phone: '49999999' },
      });
      const reported = (await logOf(id)).map(({ event }: { event: string }) => event);
      expect(reported.sort()).toEqual(missed);
    },
  );

  it.each(PAUSES)(
    'wait while %s, and then reveal the owner only if still granted',
    async (_, what, change, back) => {
      const mine = await makeKey(world, { shows_contacts: true });
      const events = ['lead.received', 'lead.erased'];
      const body = { url: integrator.url, events, active: true, integrator_key_id: mine.id };
      integrator.answer = { status: 503 };
      const { id } = (await world.admin('post', '/webhooks').send(body).expect(201)).body;
      const send = (customer_name: string) =>
        world.lead({ customer_name }, { apikey: mine.secret });
      await send('Torhild Uvanlig');
      const erased = await send('Solveig Slettet');
      await received(2);
      await delivered(async () => {
        const log: { cause: string | null }[] = await logOf(id);
        return log.every(({ cause }) => cause) || undefined;
      });
      const path = `/${what}/${what === 'webhooks' ? id : mine.id}`;
      await world.admin('patch', path).send(change).expect(200);
      integrator.answer = { status: 204 };
      await world.api.rows('update webhook_delivery set due_at = now()');
      await world.admin('delete', `/leads/${erased}`).expect(204);
      await logged(id, 'sent');
      expect(await logOf(id)).toMatchObject([
        { event: 'lead.erased', state: 'sent', waits: false },
        { event: 'lead.received', state: 'due', attempts: 1, waits: true },
      ]);
      await world.admin('patch', path).send(back).expect(200);
      const last = (await received(4))[3]?.body ?? '';
      expect(JSON.parse(last)).toMatchObject({
        type: 'lead.received',
        data: { customer_name: 'Torhild Uvanlig' },
      });
    },
  );

  it.each([
    ['has withdrawn', {}, (it: OpenCase) => withdrawByOwner(it)],
    [
      'has corrected it on another page of hers',
      {},
      (it: OpenCase) => {
        correctLead(it, { customerPhone: '49999999' }, false, 'other');
        setStatus(it, 'lost');
      },
    ],
    [
      'has answered in our form',
      { 'x-form-seconds': '60' },
      (it: OpenCase) => setStatus(it, 'lost'),
    ],
  ])('tell nobody who the owner is who %s', async (_, headers, end) => {
    const { id } = await makeKey(world, { shows_contacts: true });
    const body = {
      ...{ url: integrator.url, events: ['lead.lost'], active: true },
      integrator_key_id: id,
    };
    await world.admin('post', '/webhooks').send(body).expect(201);
    const page = { apikey: id, origin: world.api.address };
    const leadId = await world.lead({ customer_name: 'Torhild' }, { ...page, ...headers });
    await world.api.happen(leadId, end);
    await world.minutesAfterStatus(leadId, UNDO_MINUTES);
    const [message] = await received(1);
    expect(JSON.parse(message?.body ?? '').data).toMatchObject({ location: 'Bergen' });
    expect(message?.body).not.toContain('Torhild');
  });

  it('are signed with both secrets during a rotation’s overlap, and stored sealed', async () => {
    const { id, secret } = await add(['lead.received']);
    const path = `/webhooks/${id}/rotate`;
    const next = (await world.admin('post', path).send({ overlap_hours: 24 }).expect(200)).body;
    await world.lead();
    await received(1);
    const signed = (
      message: WebhookReceiver['received'][number] | undefined,
      secrets: string[],
    ) => {
      const { headers, body } = message!;
      const seconds = Number(headers['webhook-timestamp']);
      return webhookHeaders(secrets, String(headers['webhook-id']), seconds, body)[
        'webhook-signature'
      ];
    };
    const signature = (nth: number) => integrator.received[nth]?.headers['webhook-signature'];
    expect(signature(0)).toBe(signed(integrator.received[0], [next.secret, secret]));
    const kept = JSON.stringify(await world.api.rows('select * from webhook_endpoint'));
    for (const each of [secret, next.secret]) expect(kept).not.toContain(each);
    await world.api.rows('update webhook_endpoint set previous_until = now()');
    await world.lead();
    await received(2);
    expect(signature(1)).toBe(signed(integrator.received[1], [next.secret]));
    await world
      .admin('post', path.replace(id, randomUUID()))
      .send({ overlap_hours: 1 })
      .expect(404);
  });

  it('keep a secret from before the key, which is then sealed', async () => {
    const { id } = await add(['lead.received']);
    const old = makeWebhookSecret();
    await world.api.rows(`update webhook_endpoint set secret = '${old}' where id = '${id}'`);
    await world.lead();
    await received(1);
    const { headers, body } = integrator.received[0]!;
    const seconds = Number(headers['webhook-timestamp']);
    const expected = webhookHeaders([old], String(headers['webhook-id']), seconds, body);
    expect(headers).toMatchObject(expected);
    const another = await startApi({ DATABASE_URL: world.api.databaseUrl });
    await delivered(async () => {
      const [row] = await world.api.rows<{ secret: string }>('select secret from webhook_endpoint');
      return row?.secret.startsWith('v1.') || undefined;
    });
    await another.close();
    await world.lead();
    await received(2);
    const second = integrator.received[1]!;
    const at = Number(second.headers['webhook-timestamp']);
    expect(second.headers).toMatchObject(
      webhookHeaders([old], String(second.headers['webhook-id']), at, second.body),
    );
  });

  it('are changed by one of several who saw the same version', async () => {
    const { id, version } = await add(['lead.received']);
    const others = ['lead.matched', 'lead.won', 'lead.lost'];
    const change = (event: string) =>
      world.admin('patch', `/webhooks/${id}`).send({ events: [event] });
    const answers = await Promise.all(
      others.map((event) => change(event).set('if-match', `"${version}"`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    const saved = answers.find(({ status }) => status === 200)?.body;
    const late = answers.find(({ status }) => status === 412)?.body;
    expect(late).toMatchObject({ type: '/problems/version-stale', current: saved });
    await change('lead.won').unset('if-match').expect(428);
    const { body } = await world.admin('get', '/webhooks').expect(200);
    expect(body.webhooks).toEqual([saved]);
  });

  it.each([
    [{ url: 'ftp://megler.example' }, 'url'],
    [{ url: 'https://user:secret@megler.example' }, 'url'],
    [{ url: 'https://megler.example/\u0000a' }, 'url'],
    [{ url: 'https://megler.example/\na' }, 'url'],
    [{ url: 'https://megler.example/\ud800' }, 'url'],
    [{ events: ['lead.stolen'] }, 'events'],
    [{ events: [] }, 'events'],
    [{ secret: 'whsec_mine' }, 'secret'],
  ])('refuse %j', async (change, field) => {
    const body = { url: 'https://megler.example', events: EVENTS, active: true, ...change };
    const answer = await world.admin('post', '/webhooks').send(body).expect(400);
    expect(answer.body.errors).toMatchObject([{ field }]);
  });

  it('are 20 at most', async () => {
    for (let i = 0; i < 20; i += 1) await add();
    const body = { url: integrator.url, events: EVENTS, active: true };
    await world.admin('post', '/webhooks').send(body).expect(409);
  });

  it.each(['http://192.168.1.1', 'http://192.0.2.2', 'http://[2002:7f00:1::1]'])(
    'reject an address that is not on the internet: %s',
    async (url) => {
      const body = { url, events: EVENTS, active: true };
      const answer = await world.admin('post', '/webhooks').send(body).expect(400);
      const message = 'Adressen må ligge på internett.';
      expect(answer.body.errors).toEqual([{ field: 'url', message }]);
    },
  );
});
