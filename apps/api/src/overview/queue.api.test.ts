import { norwegianDay, QUEUE_KINDS, snoozeDays } from '@boligstyling/domain';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { logIn } from '../testing/admin-access.js';
import { eventually } from '../testing/eventually.js';
import { BUYER } from '../testing/invoice-parties.js';
import { DeleteSettledMarksJob } from './overview.module.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { employ } from '../testing/users-access.js';
import { WebhookReceiver } from '../testing/webhook-receiver.js';
import type { QueueCaseDto } from './queue.dto.js';

/** Long enough for an overdue report on any day of the week. */
const LONG_AGO = "now() - interval '7 days'";
const APPLICATION = {
  ...{ company: 'Stil og Rom AS', organization_number: '974761076', kind: 'stylist' },
  ...{ contact_name: 'Stine Stylist', contact_email: 'stine@stilogrom.no' },
  ...{ contact_phone: '40000001', places: 'Bergen', message: '' },
};
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

const world = MatchingWorld.own({ MATCHING: 'automatic' });
beforeEach(() =>
  world.api.empty(
    'lead, partner, partner_application, one_time_link, webhook_endpoint, queue_mark',
  ),
);

interface Share {
  kind: string;
  count: number;
  cases: { id: string; [key: string]: unknown }[];
}
const queue = async (query = ''): Promise<Share[]> =>
  (await world.admin('get', `/queue${query}`).expect(200)).body.kinds;
const waiting = async (query = '') => (await queue(query)).filter(({ count }) => count > 0);
const casesOf = (wanted: string) =>
  eventually(async () => (await waiting()).find(({ kind }) => kind === wanted)?.cases);
const stylist = () => world.partner('Stine', BUYER);
const taken = async () => {
  const partner = await stylist();
  const id = await world.lead();
  await world.take(id);
  return { id, partner: { id: partner, name: 'Stine', phone: '40000001', missing: [] } };
};

describe('the queue of cases', () => {
  it('has every kind, the worst for an owner first, and is empty at first', async () => {
    const nothing = { count: 0, count_is_exact: true, cases: [] };
    expect(await queue()).toEqual(QUEUE_KINDS.map((kind) => ({ kind, ...nothing })));
  });

  it('has an owner’s report of a missing call, until that is settled', async () => {
    const { id, partner } = await taken();
    await world.passedOnAgo(id, 5);
    const owner = await world.mailTo('kari@nordmann.no', 'Vi har mottatt henvendelsen');
    const token = tokenIn(owner, '/min-henvendelse#');
    const [{ id: assignment_id }] = (await world.admin('get', `/leads/${id}`)).body.assignments;
    await world.api.rows(`update assignment set answered_at = ${LONG_AGO}`);
    await world.api
      .call('post', '/api/own-lead/nobody-called')
      .set('link-token', token)
      .send({ assignment_id })
      .expect(200);
    const since = expect.any(String);
    const lead = {
      id,
      customer_name: 'Kari Nordmann',
      customer_phone: '40000000',
      service_type: 'Fullstyling',
      location: 'Bergen',
      suspicion: null,
    };
    const said = async () => (await waiting()).filter(({ kind }) => kind === 'nobody-called');
    expect(await said()).toEqual([
      {
        kind: 'nobody-called',
        count: 1,
        count_is_exact: true,
        cases: [{ id, since, asked: 1, used_up: false, lead, partner }],
      },
    ]);
    await world.admin('post', `/leads/${id}/nobody-called/settle`).expect(204);
    expect(await said()).toEqual([]);
    await world.admin('post', `/leads/${id}/nobody-called/settle`).expect(204);
    const { history } = (await world.admin('get', `/leads/${id}`)).body;
    expect(history.at(-1)).toMatchObject({ kind: 'nobody-called-settled' });
    await world.admin('post', `/leads/${UNKNOWN_ID}/nobody-called/settle`).expect(404);
  });

  it('has an accepted lead without a report in two working days', async () => {
    const { id, partner } = await taken();
    expect(await waiting()).toEqual([]);
    await world.api.rows(`update lead set accepted_at = ${LONG_AGO}`);
    await world.api.rows(`update assignment set answered_at = ${LONG_AGO}`);
    expect(await waiting()).toMatchObject([{ kind: 'not-reported', cases: [{ id, partner }] }]);
  });

  it('has a lead without any partner', async () => {
    const id = await world.lead();
    expect(await casesOf('nobody-found')).toMatchObject([{ id, asked: 0 }]);
  });

  it('has no lead of an owner who has withdrawn every consent, until the next consent', async () => {
    const owner = 'kari.angrer@nordmann.no';
    const id = await world.lead({
      ...{ customer_email: owner, agent_only: true, agent_contact: 'yes' },
    });
    await casesOf('nobody-found');
    const token = tokenIn(await world.mailTo(owner, 'Vi har mottatt'), '/min-henvendelse#');
    const say = (answer: string) =>
      world.api
        .call('post', '/api/own-lead/agent')
        .set('link-token', token)
        .send({ answer })
        .expect(200);
    await say('no');
    await eventually(async () => ((await waiting()).length === 0 ? 'nothing' : undefined));
    await say('yes');
    expect(await casesOf('nobody-found')).toMatchObject([{ id }]);
  });

  it('has a held lead', async () => {
    const id = await world.lead({}, { 'X-Form-Hidden-Field': 'filled' });
    const lead = { suspicion: 'hidden-field-filled' };
    expect(await casesOf('held')).toMatchObject([{ id, lead }]);
    await world.admin('post', `/leads/${id}/release`).expect(204);
    expect(await casesOf('nobody-found')).toMatchObject([{ id }]);
  });

  it('has a lead at an unknown place', async () => {
    const id = await world.lead({ location: 'Ingensteds', address: 'Gata 1' });
    expect(await casesOf('unknown-place')).toMatchObject([{ id, asked: 0 }]);
  });

  it('has that lead until the administrator sets the place, and then it goes to the partners there', async () => {
    await world.partner('Anne', { ...BUYER, areas: ['3419'] });
    const id = await world.lead({ location: 'Ingensteds', address: 'Gata 1' });
    await casesOf('unknown-place');
    const place = (municipality: string) =>
      world.admin('put', `/leads/${id}/municipality`).send({ municipality });
    const { body: refused } = await place('9999').expect(400);
    expect(refused.errors).toEqual([{ field: 'municipality', message: 'Ukjent kommunenummer.' }]);
    const { body } = await place('3419').expect(200);
    expect(body).toMatchObject({ municipality: '3419', municipality_found_by: 'administrator' });
    // Partners may be asked already.
    expect(body.history).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'placed', detail: { municipality: '3419' } },
        actor: 'felles passord',
      }),
    );
    expect((await world.matched(id)).assignments).toMatchObject([{ partner_name: 'Anne' }]);
    expect((await waiting()).map(({ kind }) => kind)).not.toContain('unknown-place');
  });

  it('has a possible duplicate', async () => {
    await world.partner('Anne', { ...BUYER, weekly_capacity: 50 });
    const home = { address: 'Nygårdsgaten 5, 5015 Bergen', municipality_number: '4601' };
    await world.matched(await world.lead(home));
    const other = { customer_email: 'ola@nordmann.no', customer_phone: '99887766' };
    const id = await world.lead({ ...home, ...other });
    expect(await casesOf('perhaps-same')).toMatchObject([{ id }]);
  });

  it('has a disputed sale', async () => {
    const { partner } = await taken();
    const [sale] = await world.api.rows<{ id: string }>(`
      update sale set dispute = jsonb_build_object('reason', 'wrong-number', 'text', 'Feil.',
        'at', now(), 'decision', null, 'answer', null, 'decidedAt', null) returning id`);
    const dispute = { reason: 'wrong-number', sale_amount: 500, asks_for_vat: true };
    expect(await casesOf('dispute')).toMatchObject([{ id: sale?.id, partner, dispute }]);
  });

  it('has a paid sale of a withdrawn assignment, until it is credited', async () => {
    const { id, partner } = await taken();
    const [sale] = (await world.admin('get', '/sales').expect(200)).body.sales;
    const mark = (payment_status: string) =>
      world.admin('patch', `/sales/${sale.id}`).send({ payment_status });
    expect((await mark('paid').expect(200)).body).toMatchObject({ to_pay_back_since: null });
    const [{ id: taker }] = (await world.admin('get', `/leads/${id}`)).body.assignments;
    await world.admin('delete', `/leads/${id}/assignments/${taker}`);
    const pay_back = { of: 'sale', amount: 500, asks_for_vat: true };
    expect(await casesOf('to-pay-back')).toMatchObject([{ id: sale.id, partner, pay_back }]);
    expect((await mark('pending').expect(409)).body.error).toMatch(/Krediter salget/);
    expect((await mark('credited').expect(200)).body).toMatchObject({ to_pay_back_since: null });
    expect((await waiting()).map(({ kind }) => kind)).not.toContain('to-pay-back');
  });

  it('has a partner that cannot be billed, with the missing details', async () => {
    const id = await world.partner('Berit', { ...BUYER, organization_number: '' });
    await world.partner('Pause', { active: false });
    expect(await waiting()).toMatchObject([
      {
        kind: 'partner-incomplete',
        count: 1,
        cases: [{ id, asked: 0, partner: { id, missing: ['organisasjonsnummer'] } }],
      },
    ]);
  });

  it('shows a few of each kind, and up to a hundred of one', async () => {
    for (let nth = 0; nth < 7; nth += 1) await world.partner(`P${nth}`);
    const shown = async (query: string) => {
      const [share] = await waiting(query);
      return [share?.kind, share?.count, share?.cases.length];
    };
    expect(await shown('')).toEqual(['partner-incomplete', 7, 5]);
    expect(await shown('?kind=partner-incomplete')).toEqual(['partner-incomplete', 7, 7]);
    expect(await shown('?kind=held')).toEqual(['partner-incomplete', 7, 5]);
    await world.admin('get', '/queue?kind=other').expect(400);
  });

  it('hides contact details from the read-only role', async () => {
    const id = await world.lead({}, { 'X-Form-Hidden-Field': 'filled' });
    const { token } = await logIn(world.api);
    const ola = await employ(world.api, token, 'ola@boligstyling.no', 'innsyn');
    const { body } = await world.api
      .call('get', '/api/admin/queue')
      .set('authorization', `Bearer ${ola.token}`)
      .expect(200);
    expect(JSON.stringify(body)).not.toMatch(/Kari|Nordmann/);
    const held = body.kinds.find(({ kind }: Share) => kind === 'held');
    expect(held.cases).toMatchObject([{ id, lead: { service_type: 'Fullstyling' } }]);
  });
});

describe('a case of the queue', () => {
  type User = { token: string; id: string };
  const as = ({ token }: User, method: 'get' | 'patch', path: string) =>
    world.api.call(method, `/api/admin${path}`).set('authorization', `Bearer ${token}`);
  const mark = (user: User, id: string, changes: object) =>
    as(user, 'patch', `/queue/${id}`).send({ kind: 'held', ...changes });
  const held = async (user: User, view = 'waiting') => {
    const { body } = await as(user, 'get', `/queue?view=${view}`).expect(200);
    return (body.kinds as Share[]).find(({ kind }) => kind === 'held');
  };
  let ola: User;
  let nora: User;
  let id: string;

  beforeAll(async () => {
    const { token } = await logIn(world.api);
    ola = await employ(world.api, token, 'per@boligstyling.no', 'saksbehandler');
    nora = await employ(world.api, token, 'pia@boligstyling.no', 'saksbehandler');
  });
  beforeEach(async () => {
    id = await world.lead({}, { 'X-Form-Hidden-Field': 'filled' });
  });

  it('is taken by one of two users; the later one learns the assignee', async () => {
    const answers = await Promise.all([ola, nora].map((user) => mark(user, id, { mine: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [winner, loser] = answers[0]?.status === 204 ? [ola, nora] : [nora, ola];
    const [shown] = (await held(loser))?.cases ?? [];
    const assignee = shown?.['assignee'] as { id: string; name: string };
    expect(assignee.id).toBe(winner.id);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused.type).toMatch(/case-taken$/);
    expect(refused.error).toBe(`${assignee.name} har tatt saken.`);
    expect((await held(winner, 'mine'))?.cases).toMatchObject([{ id }]);
    expect((await held(loser, 'mine'))?.cases).toEqual([]);
  });

  it('is released by its assignee alone, and taken over from the one named', async () => {
    await mark(ola, id, { mine: true }).expect(204);
    await mark(nora, id, { mine: false }).expect(204);
    await mark(nora, id, { mine: true }).expect(409);
    await mark(nora, id, { mine: true, taken_from: nora.id }).expect(409);
    await mark(nora, id, { mine: true, taken_from: ola.id }).expect(204);
    expect((await held(nora, 'mine'))?.count).toBe(1);
    await mark(nora, id, { mine: false }).expect(204);
    expect((await held(nora))?.cases[0]).not.toHaveProperty('assignee');
  });

  it('leaves list and count while it is snoozed, and is back on its day', async () => {
    const { third: snoozed_until } = snoozeDays(new Date());
    await mark(ola, id, { snoozed_until }).expect(204);
    expect(await held(ola)).toMatchObject({ count: 0, cases: [] });
    expect(await held(nora, 'snoozed')).toMatchObject({ count: 1, cases: [{ id, snoozed_until }] });
    await world.api.rows(`update queue_mark set snoozed_until = '${norwegianDay(new Date())}'`);
    expect((await held(ola))?.cases[0]).not.toHaveProperty('snoozed_until');
    expect((await held(nora, 'snoozed'))?.count).toBe(0);
    await mark(ola, id, { snoozed_until }).expect(204);
    await mark(ola, id, { snoozed_until: null }).expect(204);
    expect((await held(ola))?.count).toBe(1);
  });

  it('refuses a snooze beyond 30 days, and an assignee by the shared login', async () => {
    const { body } = await mark(ola, id, { snoozed_until: '2999-01-01' }).expect(400);
    expect(body.errors).toMatchObject([{ field: 'snoozed_until' }]);
    const shared = world.admin('patch', `/queue/${id}`).send({ kind: 'held', mine: true });
    expect((await shared.expect(403)).body.error).toBe('Logg inn som deg selv for å ta en sak.');
  });

  it('loses its assignee with the user, and its snooze with the case', async () => {
    const { token } = await logIn(world.api);
    const eva = await employ(world.api, token, 'eva@boligstyling.no', 'saksbehandler');
    await mark(eva, id, { mine: true, snoozed_until: snoozeDays(new Date()).first }).expect(204);
    const marks = () => world.api.rows('select user_id from queue_mark');
    await world.api.runJob(DeleteSettledMarksJob);
    expect(await marks()).toEqual([{ user_id: eva.id }]);
    await world.admin('delete', `/users/${eva.id}`).expect(204);
    expect(await marks()).toEqual([{ user_id: null }]);
    await world.admin('post', `/leads/${id}/release`).expect(204);
    await world.api.runJob(DeleteSettledMarksJob);
    expect(await marks()).toEqual([]);
  });

  it('is in the queue again, without the snooze, when it recurs within the day', async () => {
    await mark(ola, id, { snoozed_until: snoozeDays(new Date()).third }).expect(204);
    await world.api.rows(`update lead set suspicion = null where id = '${id}'`);
    await world.api.runJob(DeleteSettledMarksJob);
    await world.api.rows(`update lead set suspicion = 'filled-in-too-fast' where id = '${id}'`);
    expect(await held(ola)).toMatchObject({ count: 1, cases: [{ id }] });
  });

  it('names the case and its user in the audit log', async () => {
    await mark(ola, id, { mine: true }).expect(204);
    const rows = await world.api.rows(
      `select subject_id, user_id, fields from audit_log where call = 'markCase' and subject_id = '${id}'`,
    );
    expect(rows).toEqual([{ subject_id: id, user_id: ola.id, fields: ['kind', 'mine'] }]);
  });
});

describe('an undelivered message in the queue', () => {
  let integrator: WebhookReceiver;
  beforeEach(async () => {
    integrator = await WebhookReceiver.start();
  });
  afterEach(() => integrator.close());

  const resend = async (path: string) =>
    (await world.admin('post', `/undelivered${path}/resend`).expect(200)).body;
  const failed = (kind: string) =>
    world.api.rows(
      `update notification set state = 'parked', sent_at = null, last_fault = '550 no such mailbox'
       where kind = '${kind}'`,
    );
  const sent = (count: number) =>
    eventually(async () => {
      const rows = await world.api.rows(`select 1 from notification where state = 'sent'`);
      return rows.length >= count ? true : undefined;
    });

  it('is an email with its cause, resent one by one', async () => {
    await stylist();
    const leadId = await world.lead();
    await sent(3);
    await failed('owner-confirmation');
    await failed('partner-offer');
    const found = await casesOf('undelivered');
    const message = { channel: 'email', state: 'parked', cause: '550 no such mailbox' };
    const lead = { id: leadId };
    expect(found).toMatchObject([
      { lead, message: { ...message, what: 'owner-confirmation', attempts: 1 } },
      { lead, partner: { name: 'Stine' }, message: { ...message, what: 'partner-offer' } },
    ]);
    const one = { sentCount: 1, errorCount: 0, pendingCount: 0 };
    expect(await resend(`/${found[0]?.id}`)).toEqual(one);
    expect((await waiting())[0]).toMatchObject({ count: 1, cases: [{ id: found[1]?.id }] });
    expect(await resend(`/${found[0]?.id}`)).toEqual({ ...one, sentCount: 0 });
    expect(await resend(`/${UNKNOWN_ID}`)).toEqual({ ...one, sentCount: 0 });
    expect(await resend('')).toEqual(one);
    expect(await waiting()).toEqual([]);
  });

  it('is an uncertain email, which no resend repeats, until a user settles it', async () => {
    await stylist();
    const leadId = await world.lead();
    await sent(3);
    const make = (copies: number) =>
      world.api.rows(`
        update notification set state = 'uncertain', sent_at = null, copies = ${copies}, attempts = 9,
          leased_until = null, due_at = now() + interval '1 hour', last_fault = 'ETIMEDOUT answer'
        where kind = 'lead-notification'`);
    await make(1);
    expect(await waiting()).toEqual([]);
    await make(2);
    const message = { channel: 'email', state: 'uncertain', cause: 'ETIMEDOUT answer' };
    const [found] = await casesOf('undelivered');
    expect(found).toMatchObject({ lead: { id: leadId }, message });
    const none = { sentCount: 0, errorCount: 0, pendingCount: 0 };
    expect(await resend('')).toEqual(none);
    expect(await resend(`/${found?.id}`)).toEqual(none);
    await world.api.rows('update notification set due_at = now()');
    expect(await resend('')).toEqual(none);
    await world.admin('post', `/undelivered/${found?.id}/settle`).expect(204);
    expect(await waiting()).toEqual([]);
    const rows = await world.api.rows(`select 1 from notification where state = 'sent'`);
    expect(rows).toHaveLength(3);
    await world.admin('post', `/undelivered/${UNKNOWN_ID}/settle`).expect(204);
  });

  it('is an email to an applicant, a user or a partner, each by name', async () => {
    const { api } = world;
    const post = (path: string) => api.call('post', path).set('apikey', DEVELOPMENT_API_KEY);
    await post('/api/partner-applications').send(APPLICATION).expect(204);
    const nora = { name: 'Nora Nordmann', email: 'nora@boligstyling.no', role: 'innsyn' };
    await world.admin('post', '/users').send(nora).expect(201);
    await world.partner('Stine', { email: 'stine@stil.no' });
    await post('/api/partner/link').send({ email: 'stine@stil.no' });
    await sent(4);
    await failed('application-received');
    await failed('sign-in-link');
    const found = (await casesOf('undelivered')) as unknown as QueueCaseDto[];
    const named = found.map(({ message, partner }) => [message?.to, partner?.name]);
    expect(named).toEqual([
      ['Stil og Rom AS', undefined],
      ['Nora Nordmann', undefined],
      [null, 'Stine'],
    ]);
  });

  it('is a webhook message, resent alone or with all others', async () => {
    await stylist();
    const body = { url: integrator.url, events: ['lead.received'], active: true };
    await world.admin('post', '/webhooks').send(body).expect(201);
    integrator.answer = { status: 400 };
    const leadId = await world.lead();
    const tried = (also: string) =>
      eventually(async () => {
        const rows = await world.api.rows(
          `update webhook_delivery set ${also} where last_fault is not null returning id`,
        );
        return rows[0];
      });
    await tried(`attempts = 4, due_at = now() + interval '1 hour'`);
    expect(await waiting()).toEqual([]);
    await tried('attempts = 5');
    const found = await casesOf('undelivered');
    const message = { channel: 'webhook', what: 'lead.received', cause: expect.any(String) };
    expect(found).toMatchObject([{ lead: { id: leadId }, message }]);
    expect(await resend(`/${found[0]?.id}`)).toMatchObject({ pendingCount: 1 });
    expect(await resend(`/${found[0]?.id}`)).toMatchObject({ pendingCount: 1 });
    await eventually(async () => {
      const rows = await world.api.rows(
        `select 1 from webhook_delivery where state = 'parked' or due_at > now() + interval '1 minute'`,
      );
      return rows[0];
    });
    integrator.answer = { status: 204 };
    const before = integrator.received.length;
    expect(await resend(`/${found[0]?.id}`)).toMatchObject({ pendingCount: 1 });
    await eventually(async () => ((await waiting()).length === 0 ? true : undefined));
    expect(integrator.received.length).toBe(before + 1);
    await world.api.rows(`update webhook_delivery set state = 'parked', last_fault = '400'`);
    expect(await resend('')).toMatchObject({ pendingCount: 1 });
    await eventually(async () => ((await waiting()).length === 0 ? true : undefined));
  });
});
