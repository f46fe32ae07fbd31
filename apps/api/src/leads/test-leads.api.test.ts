import {
  acceptAssignment,
  chooseQuote,
  dayAt,
  declineAssignment,
  norwegianDay,
  type OpenCase,
  recordReport,
  sendQuote,
  setStatus,
  TEST_PARTNER,
  withdrawByOwner,
} from '@boligstyling/domain';
import { sampleTerms } from '@boligstyling/domain/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DeliverWebhooksJob } from '../integrators/deliver-webhooks.job.js';
import { eventually } from '../testing/eventually.js';
import { makeKey } from '../testing/integrators.js';
import { callsOpenTo } from '../testing/matches-contract.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { WebhookReceiver } from '../testing/webhook-receiver.js';
import { RetentionJob } from './retention.job.js';

const ADMIN = 'hjelp@boligstyling.example.com';
const METRICS_TOKEN = 'a token for the monitor';
const today = norwegianDay(new Date());
const TERMS = sampleTerms({ earliestStart: dayAt(today, 7), validUntil: dayAt(today, 14) });
const FIRST = { idempotencyKey: null, seen: null };

const EVENTS = ['lead.received', 'lead.accepted', 'lead.matched', 'lead.status_changed'];
const MORE_EVENTS = ['lead.won', 'lead.erased', 'quote.sent', 'quote.accepted'];

/** They hold the test itself, or who looked. */
const ABOUT_TESTS = [
  '/api/admin/first-steps',
  '/api/admin/audit',
  '/api/admin/account',
  '/api/admin/users',
];
const QUERIES: Readonly<Record<string, string>> = {
  '/api/admin/origins': '?by=source',
  '/api/admin/origins.csv': '?by=source',
  '/api/admin/origins/names': '?by=source',
  '/api/admin/visits': '?by=page',
};
/** The seller's details are missing. */
const WITHOUT_SELLER: Readonly<Record<string, number>> = { '/api/admin/invoices/preview': 409 };

describe('a test lead', () => {
  const world = MatchingWorld.own({ ADMIN_EMAIL: ADMIN, METRICS_TOKEN });
  let ofAll: WebhookReceiver;
  let ofKey: WebhookReceiver;
  beforeEach(async () => {
    await world.api.empty('lead, partner, webhook_endpoint, integrator_key');
    [ofAll, ofKey] = [await WebhookReceiver.start(), await WebhookReceiver.start()];
  });
  afterEach(async () => void (await Promise.all([ofAll.close(), ofKey.close()])));

  const testKey = () =>
    makeKey(world, {
      is_test: true,
      scopes: ['leads:submit', 'leads:read-own', 'quotes:read-own'],
    });
  const listen = async (url: string, key?: string) => {
    const body = { url, events: [...EVENTS, ...MORE_EVENTS], active: true };
    const of = key && { integrator_key_id: key };
    return (
      await world
        .admin('post', '/webhooks')
        .send({ ...body, ...of })
        .expect(201)
    ).body;
  };
  const tests = () =>
    world.api.rows<{ id: string }>('select id from lead where test_until is not null order by 1');
  const asked = async (leadId: string): Promise<string> =>
    (await world.matched(leadId)).assignments[0].id;
  const sendFromDashboard = async (): Promise<string> =>
    (await world.admin('post', '/first-steps/test-lead').expect(201)).body.id;

  it('goes the whole way with all e-mails to the administrator', async () => {
    await world.partner('Stine');
    const id = await sendFromDashboard();
    await world.mailTo(ADMIN, 'Ny henvendelse, mottatt');
    const question = await world.mailTo(ADMIN, 'Svar innen');
    const token = tokenIn(question, '/partner/svar#');
    await world.api
      .call('post', '/api/partner-link/accept')
      .set('link-token', token)
      .expect((response) => expect(response.status).toBeLessThan(300));
    const { body } = await world.admin('get', `/leads/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'matched' });
    const mail = await world.mailTo(ADMIN, 'Takk for henvendelsen');
    const owner = tokenIn(mail, '/min-henvendelse#');
    const assignment = await asked(id);
    await world.api.happen(id, (it) => sendQuote(it, assignment, TERMS, FIRST));
    const compared = await world.api
      .call('get', '/api/own-lead/quotes')
      .set('link-token', owner)
      .expect(200);
    await world.api
      .call('post', `/api/own-lead/quotes/${compared.body.columns[0].quote.id}/choose`)
      .set('link-token', owner)
      .send({ version: 1 })
      .expect(200);
    expect((await world.admin('get', `/leads/${id}`).expect(200)).body.status).toBe('won');
    await world.delivered(id);
    const mails = await world.api.mails(0);
    expect(mails.filter((each) => !each.includes(ADMIN))).toEqual([]);
    expect(await world.api.rows('select from sale')).toEqual([]);
  });

  it('changes no figure, list, table, queue, metric or webhook of others', async () => {
    const { secret, id: keyId } = await testKey();
    await makeKey(world, { source: 'annen' });
    const { id: everybodys } = await listen(ofAll.url);
    const { id: own } = await listen(ofKey.url, keyId);
    await world.partner('Stine');
    const real = await world.lead({ customer_email: 'kari@nordmann.no', source: 'annonse' });
    await world.admin('post', `/leads/${real}/assignments`).send({}).expect(201);
    await world.take(real);
    await world.delivered(real);
    const unsent = "select from webhook_delivery where state <> 'sent'";
    await eventually(async () => {
      await world.api.runJob(DeliverWebhooksJob);
      return (await world.api.rows(unsent)).length === 0 || undefined;
    });

    const webhooksOf = async (id: string) =>
      (await world.admin('get', `/webhooks/${id}/deliveries`).expect(200)).body;
    const counters = async () => {
      const all: Record<string, unknown> = { webhooks: await webhooksOf(everybodys) };
      for (const { method, template } of callsOpenTo('bearer')) {
        const isLeftOut = ABOUT_TESTS.some((each) => template.startsWith(each));
        if (method !== 'get' || template.includes('{') || isLeftOut) continue;
        const { body, text, status } = await world.api
          .call('get', template + (QUERIES[template] ?? ''))
          .set(world.authorization);
        expect([template, status]).toEqual([template, WITHOUT_SELLER[template] ?? 200]);
        all[template] = Object.keys(body).length > 0 ? body : text;
      }
      const answer = await fetch(`${world.api.address}/api/metrics`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      const metrics = (await answer.text()).split('\n');
      all['metrics'] = metrics.filter((line) =>
        /^boligstyling_(leads|notifications|webhooks|answers)_/.test(line),
      );
      return all;
    };
    const before = await counters();

    const newest = async () => (await tests()).at(-1)?.id ?? '';
    const happen = async (what: (open: OpenCase, assignmentId: string) => void) => {
      const id = await newest();
      if (!id) return;
      const assignment = await asked(id);
      await world.api.happen(id, (it) => what(it, assignment)).catch(() => undefined);
    };
    const steps: Record<string, () => Promise<unknown>> = {
      sent: () => world.lead({ customer_email: 'kari@nordmann.no' }, { apikey: secret }),
      sentFromDashboard: sendFromDashboard,
      accepted: () => happen(acceptAssignment),
      declined: () => happen((it, id) => declineAssignment(it, id, null)),
      quoted: () => happen((it, id) => sendQuote(it, id, TERMS, FIRST)),
      chosen: () => happen((it) => chooseQuote(it, it.ledger.quotes()[0]?.id ?? '', 1)),
      reported: () => happen((it, id) => recordReport(it, id, 'contacted')),
      lost: () => happen((it) => setStatus(it, 'lost')),
      withdrawn: () => happen((it) => withdrawByOwner(it)),
      removed: () => world.admin('delete', '/first-steps/test-lead').expect(204),
      outdated: async () => {
        await world.api.rows('update lead set test_until = now() where test_until is not null');
        await world.api.runJob(RetentionJob);
        expect(await tests()).toEqual([]);
      },
    };
    const walk = ['sent', 'accepted', 'quoted', 'chosen'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 1, maxLength: 6 }),
        async (more) => {
          for (const step of ['sent', ...more]) await steps[step]?.();
          expect(await counters()).toEqual(before);
        },
      ),
      {
        numRuns: 6,
        examples: [[walk], [[...walk, 'outdated']], [['sentFromDashboard', 'removed']]],
      },
    );
    expect((await webhooksOf(own)).deliveries.length).toBeGreaterThan(4);
    expect(ofAll.received.filter(({ body }) => !body.includes(real))).toEqual([]);
  });

  it('is never offered to a real partner by hand, nor a real lead to the test partner', async () => {
    const stine = await world.partner('Stine');
    const test = await sendFromDashboard();
    await world.matched(test);
    const real = await world.lead();
    const to = (lead: string, partner_id: string) =>
      world.admin('post', `/leads/${lead}/assignments`).send({ partner_id });
    await to(test, stine).expect(404);
    await to(real, TEST_PARTNER.id).expect(404);
  });

  it('has a partner that is in no list and is not changed', async () => {
    await world.matched(await sendFromDashboard());
    expect((await world.admin('get', '/partners').expect(200)).body.partners).toEqual([]);
    const at = `/partners/${TEST_PARTNER.id}`;
    await world.admin('get', at).expect(404);
    await world.admin('patch', at).send({ weekly_capacity: 4 }).expect(404);
    await world.api.call('post', '/api/partner/link').send({ email: TEST_PARTNER.email });
    expect(await world.api.rows('select from one_time_link')).toEqual([]);
  });

  it('is erased after 24 hours, and not earlier', async () => {
    const id = await sendFromDashboard();
    const until = async () =>
      world.api.rows<{ left: number }>(
        `select round(extract(epoch from test_until - received_at) / 3600)::int as left from lead
       where id = '${id}'`,
      );
    expect(await until()).toEqual([{ left: 24 }]);
    await world.api.runJob(RetentionJob);
    expect(await tests()).toEqual([{ id }]);
    await world.api.rows(`update lead set test_until = now() where id = '${id}'`);
    await world.api.runJob(RetentionJob);
    expect(await tests()).toEqual([]);
    expect(await world.api.rows('select from erasure_notification')).toEqual([]);
  });

  it('proves no mailbox for real leads and merges with none', async () => {
    const { secret } = await testKey();
    const home = { customer_email: 'kari@nordmann.no', address: 'Nygårdsgaten 5, 5015 Bergen' };
    const test = await world.lead(home, { apikey: secret });
    await world.matched(test);
    await world.api.rows(`update lead set mailbox_proven_at = now() where id = '${test}'`);
    const real = await world.lead(home);
    await world.admin('post', `/leads/${real}/assignments`).send({}).expect(201);
    const { body } = await world.admin('get', `/leads/${real}/related`).expect(200);
    expect(JSON.stringify(body)).not.toContain(test);
  });
});
