import {
  acceptAssignment,
  advance,
  dayAt,
  norwegianDay,
  withdrawByHand,
} from '@boligstyling/domain';
import { DeliverWebhooksJob } from '../integrators/deliver-webhooks.job.js';
import { eventually } from '../testing/eventually.js';
import { WebhookReceiver } from '../testing/webhook-receiver.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AskForReviewsJob } from '../reviews/reviews.module.js';
import { makeKey } from '../testing/integrators.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';

type Body = Record<string, unknown>;

const world = MatchingWorld.own();
const ALL_SCOPES = ['leads:submit', 'leads:read-own', 'quotes:read-own'];
const today = norwegianDay(new Date());
const TERMS = {
  price_from: 24_900,
  has_vat: true,
  includes: ['furniture', 'inspection'],
  rental_weeks: 6,
  extra_week_price: 1_500,
  earliest_start: dayAt(today, 7),
  valid_until: dayAt(today, 14),
};

let leadId: string;
let owner: string;
/** Names, assignments and links of the stylists that accepted, in order. */
let stylists: { name: string; email: string; partnerId: string; id: string; token: string }[];
let made = 0;

beforeEach(async () => {
  await world.api.empty('lead, partner, webhook_endpoint, integrator_key');
  made += 1;
  const email = `kari${made}@nordmann.no`;
  leadId = await world.lead({ customer_email: email });
  owner = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
  stylists = [];
});

async function accepted(name: string): Promise<(typeof stylists)[number]> {
  const email = `${name.toLowerCase()}${made}@stil.no`;
  const partnerId = await world.partner(name, { email });
  const { body } = await world
    .admin('post', `/leads/${leadId}/assignments`)
    .send({ partner_id: partnerId })
    .expect(201);
  const { id } = body.assignments.at(-1);
  await world.api.happen(leadId, (it) => acceptAssignment(it, id));
  const mail = await world.mailTo(email, 'Skriv tilbudet');
  const stylist = { name, email, partnerId, id, token: tokenIn(mail, '/partner/svar#') };
  stylists.push(stylist);
  return stylist;
}

const ofStylist = (method: 'get' | 'put' | 'post', token: string, path = '') =>
  world.api.call(method, `/api/partner-link/quote${path}`).set('link-token', token);
const send = (token: string, changes: Body = {}, headers: Record<string, string> = {}) =>
  ofStylist('post', token)
    .set(headers)
    .send({ ...TERMS, ...changes });
const ofOwner = (method: 'get' | 'post', path = '', token = owner) =>
  world.api.call(method, `/api/own-lead/quotes${path}`).set('link-token', token);
const compared = async () => (await ofOwner('get').expect(200)).body;
const choose = (id: string, version = 1) => ofOwner('post', `/${id}/choose`).send({ version });
const quoteIds = async (): Promise<string[]> =>
  (await compared()).columns.flatMap(({ quote }: { quote?: { id: string } }) => quote?.id ?? []);
const tenMinutesPass = async () => {
  await world.minutesAfterStatus(leadId, 11);
};

it('quotes lose to the partner that the owner’s review names as its job', async () => {
  const anna = await accepted('Anna');
  const berit = await accepted('Berit');
  for (const { token } of stylists) await send(token).expect(200);
  await world.api.rows(
    `update assignment set answered_at = now() - interval '15 days' where lead_id = '${leadId}'`,
  );
  await world.api.runJob(AskForReviewsJob);
  const answers = { became_job: 'yes', stars: 5, text: 'Fint.', may_show: false };
  await world.api
    .call('post', '/api/own-lead/review')
    .set('link-token', owner)
    .send({ assignment_id: anna.id, ...answers })
    .expect(200);
  const states = await Promise.all(
    stylists.map(async ({ token }) => (await ofStylist('get', token).expect(200)).body.state),
  );
  expect(states).toEqual(['sent', 'declined']);
  await world.mailTo(berit.email, 'Tilbudet ditt ble ikke valgt');
  expect((await world.admin('get', `/leads/${leadId}`)).body.status).toBe('won');
});

describe('a stylist with an accepted assignment', () => {
  it('keeps a draft, sends it once, revises and withdraws it', async () => {
    const { token } = await accepted('Anna');
    const empty = (await ofStylist('get', token).expect(200)).body;
    expect(empty).toMatchObject({ state: null, version: 0, can_write: true, last_has_vat: null });
    const draft = { price_from: 20_000, message: 'Hei' };
    const kept = (await ofStylist('put', token, '/draft').send(draft).expect(200)).body;
    expect(kept).toMatchObject({ state: 'draft', draft: { ...draft, includes: null } });
    const key = { 'Idempotency-Key': 'press-1' };
    const presses = await Promise.all([send(token, {}, key), send(token, {}, key)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(presses[0]?.body).toMatchObject({ state: 'sent', version: 1 });
    expect(presses[0]?.body.terms.includes).toEqual(['inspection', 'furniture']);
    await send(token, { price_from: 23_000 }).expect(428);
    await send(token, { price_from: 23_000 }, { 'If-Match': '"2"' }).expect(412);
    await send(token, { price_from: 23_000 }, { 'If-Match': '1' }).expect(400);
    const revised = (await send(token, { price_from: 23_000 }, { 'If-Match': '"1"' }).expect(200))
      .body;
    expect(revised).toMatchObject({ version: 2, history: [{ version: 1 }, { version: 2 }] });
    const { columns } = await compared();
    expect(columns[0].quote).toMatchObject({
      ...{ version: 2, vat_from: 4_600 },
      changes: [{ field: 'price_from', before: '24900' }],
    });
    await send(token, { price_from: 22_000 }, { 'If-Match': 'W/"2"' }).expect(200);
    const withdrawn = (await ofStylist('post', token, '/withdraw').expect(200)).body;
    expect(withdrawn.state).toBe('withdrawn');
    expect((await compared()).columns[0].quote.state).toBe('withdrawn');
  });

  it('gets the wrong fields in the error, in the sentences of the form', async () => {
    const { token } = await accepted('Anna');
    const faults = async (changes: Body) =>
      (await send(token, changes).expect(400)).body.errors.map((it: Body) => it['message']);
    expect(await faults({ price_from: 0 })).toEqual(['Pris må være 1–9\u00a0999\u00a0999 kr.']);
    expect(await faults({ price_to: 20_000 })).toEqual([
      'Høyeste pris må være mer enn laveste.',
      'Skriv hva som avgjør prisen, når den er fra–til.',
    ]);
    expect(await faults({ valid_until: dayAt(today, -1) })).toEqual([
      'Tilbudet må gjelde til i dag eller senere.',
    ]);
    expect(await faults({ price_from: undefined })).toEqual(['Pris må fylles ut.']);
    const unstated = ['Svar ja eller nei på om du er mva-registrert.'];
    expect(await faults({ has_vat: undefined })).toEqual(unstated);
    expect(await faults({ has_vat: 'nei' })).toEqual(unstated);
  });

  it('without registration states no MVA, to the owner and in its next quote', async () => {
    const { token } = await accepted('Anna');
    await send(token, { has_vat: false }).expect(200);
    expect((await compared()).columns[0].quote).toMatchObject({
      ...{ vat_from: null, vat_to: null, terms: { price_from: 24_900, has_vat: false } },
    });
    expect((await ofStylist('get', token).expect(200)).body.last_has_vat).toBe(false);
  });

  it('does the same when logged in, begins from its last quote and keeps templates', async () => {
    const { email, id, partnerId, token } = await accepted('Anna');
    await send(token).expect(200);
    const cookie = await enterBy(world.api, await askForLink(world.api, partnerId, email));
    const call = (method: 'get' | 'put' | 'post', path: string) =>
      world.api.call(method, `/api/partner/${path}`).set('cookie', cookie);
    const templates = [{ name: 'To rom', terms: { price_from: 9_900 } }];
    await call('put', 'quote-templates').send({ templates }).expect(200);
    const { body } = await call('get', `assignments/${id}/quote`).expect(200);
    expect(body).toMatchObject({ state: 'sent', suggestion: { price_from: 24_900 } });
    expect(body.templates).toMatchObject([{ name: 'To rom', terms: { price_from: 9_900 } }]);
    const six = Array.from({ length: 6 }, () => templates[0]);
    await call('put', 'quote-templates').send({ templates: six }).expect(400);
    for (const misfit of [null, 'x', [], { name: 'Uten' }, { name: 'Null', terms: null }]) {
      const put = call('put', 'quote-templates').send({ templates: [templates[0], misfit] });
      expect((await put.expect(400)).body.errors).toMatchObject([{ field: 'templates' }]);
    }
    const revision = call('post', `assignments/${id}/quote`).set('If-Match', '"1"');
    expect((await revision.send({ ...TERMS, message: 'Ny' }).expect(200)).body.version).toBe(2);
    expect((await call('post', `assignments/${id}/quote/withdraw`).expect(200)).body.state).toBe(
      'withdrawn',
    );
  });
});

it('a stylist keeps templates by its link, for its other assignments too', async () => {
  const { token } = await accepted('Anna');
  const templates = [{ name: 'To rom', terms: { price_from: 9_900, has_vat: true } }];
  const kept = await ofStylist('put', token, '/templates').send({ templates }).expect(200);
  expect(kept.body.templates).toMatchObject(templates);
  expect((await ofStylist('get', token).expect(200)).body.templates).toMatchObject(templates);
  const six = Array.from({ length: 6 }, () => templates[0]);
  await ofStylist('put', token, '/templates').send({ templates: six }).expect(400);
  const berit = await accepted('Berit');
  expect((await ofStylist('get', berit.token).expect(200)).body.templates).toEqual([]);
});

it('two windows of one stylist delete none of each other’s templates', async () => {
  const { email, id, partnerId, token } = await accepted('Anna');
  const cookie = await enterBy(world.api, await askForLink(world.api, partnerId, email));
  const seen = async () => (await ofStylist('get', token).expect(200)).body;
  const named = (...names: string[]) => ({ templates: names.map((name) => ({ name, terms: {} })) });
  const byLink = () => ofStylist('put', token, '/templates');
  const bySession = () =>
    world.api.call('put', '/api/partner/quote-templates').set('cookie', cookie);
  for (const put of [byLink, bySession]) {
    await put().unset('If-Match').send(named('Uten')).expect(428);
  }
  const first = `"${(await seen()).templates_version}"`;
  const kept = await byLink().set('If-Match', first).send(named('To rom')).expect(200);
  expect(kept.headers['etag']).toBe(`"${kept.body.version}"`);
  for (const put of [byLink, bySession]) {
    const { body } = await put().set('If-Match', first).send(named('Alt')).expect(412);
    expect(body.current).toEqual(kept.body);
  }
  const page = world.api.call('get', `/api/partner/assignments/${id}/quote`).set('cookie', cookie);
  const { templates_version: version } = (await page.expect(200)).body;
  expect(version).toBe(kept.body.version);
  const both = bySession().set('If-Match', `"${version}"`).send(named('To rom', 'Alt'));
  await both.expect(200);
  expect((await seen()).templates).toMatchObject([{ name: 'To rom' }, { name: 'Alt' }]);
});

it('a stylist reads the owner’s name by its link for 30 days, and longer when logged in', async () => {
  const { email, id, partnerId, token } = await accepted('Anna');
  const cookie = await enterBy(world.api, await askForLink(world.api, partnerId, email));
  const names = async () => {
    const own = world.api.call('get', `/api/partner/assignments/${id}/quote`).set('cookie', cookie);
    const answers = await Promise.all([ofStylist('get', token), own]);
    return answers.map(({ body }) => body.owner_first_name);
  };
  expect(await names()).toEqual(['Kari', 'Kari']);
  await world.passedOnAgo(leadId, 31);
  expect(await names()).toEqual([null, 'Kari']);
});

it('a stylist whose assignment has ended reads nothing of the home or its owner', async () => {
  const { id, token } = await accepted('Anna');
  await send(token).expect(200);
  const view = async () => (await ofStylist('get', token).expect(200)).body;
  expect(await view()).toMatchObject({ place: 'Bergen', facts: '74 kvm, Bergen 5015' });
  await world.api.happen(leadId, (it) => withdrawByHand(it, id));
  expect(await view()).toMatchObject({
    ...{ state: 'withdrawn', owner_first_name: null, place: '', facts: '' },
  });
});

it('a stylist sees a choice once the owner cannot undo it', async () => {
  const { email, id, partnerId, token } = await accepted('Anna');
  await send(token).expect(200);
  const cookie = await enterBy(world.api, await askForLink(world.api, partnerId, email));
  const get = async (path: string, headers: Record<string, string>) =>
    (await world.api.call('get', path).set(headers).expect(200)).body;
  const seen = async () => [
    (await get('/api/partner-link/quote', { 'link-token': token })).state,
    (await get(`/api/partner/assignments/${id}/quote`, { cookie })).state,
    (await get('/api/partner-link', { 'link-token': token })).quote_state,
    (await get('/api/partner/assignments', { cookie })).assignments[0].quote_state,
  ];
  const berit = await accepted('Berit');
  const canWrite = async () => {
    const both = [token, berit.token].map((of) =>
      get('/api/partner-link/quote', { 'link-token': of }),
    );
    return (await Promise.all(both)).map(({ can_write }) => can_write);
  };
  const [first = ''] = await quoteIds();
  await choose(first).expect(200);
  expect(await seen()).toEqual(['sent', 'sent', 'sent', 'sent']);
  const draft = (await ofStylist('put', token, '/draft').send({ price_from: 21_000 }).expect(200))
    .body;
  expect(draft).toMatchObject({ state: 'sent', draft: { price_from: 21_000 } });
  const refused = await send(token, {}, { 'if-match': '"1"' }).expect(409);
  expect(refused.text).toContain('Eieren har valgt tilbudet, og kan angre i ti minutter.');
  expect(await canWrite()).toEqual([true, true]);
  await send(berit.token).expect(200);
  await tenMinutesPass();
  expect(await canWrite()).toEqual([false, false]);
  await ofStylist('put', token, '/draft').send({ price_from: 22_000 }).expect(409);
  expect(await seen()).toEqual(['chosen', 'chosen', 'chosen', 'chosen']);
});

describe('an owner', () => {
  it('sees quotes side by side in order of arrival, and who has sent none', async () => {
    const [anna, berit, celine] = [
      await accepted('Anna'),
      await accepted('Berit'),
      await accepted('Celine'),
    ];
    await send(berit.token, { price_from: 20_000 }).expect(200);
    await send(anna.token).expect(200);
    const view = await compared();
    expect(view.columns.map((it: { partner: { name: string } }) => it.partner.name)).toEqual([
      'Berit',
      'Anna',
      'Celine',
    ]);
    expect(view.columns[2]).toMatchObject({ assignment_id: celine.id, missing: {} });
    expect(view.marks).toEqual({ lowest_price: view.columns[0].quote.id, earliest_start: null });
    expect(view).toMatchObject({ can_choose: true, can_decline_all: true });
  });

  it('sees no mark of the lowest price beside a chosen quote', async () => {
    for (const [name, price_from] of [
      ['Anna', 20_000],
      ['Berit', 25_000],
      ['Celine', 30_000],
    ] as const) {
      const { token } = await accepted(name);
      await send(token, { price_from }).expect(200);
    }
    const [first = ''] = await quoteIds();
    expect((await compared()).marks.lowest_price).toBe(first);
    expect((await choose(first).expect(200)).body.marks).toEqual({
      lowest_price: null,
      earliest_start: null,
    });
  });

  it('asks again without the answer when nothing has changed', async () => {
    const { token } = await accepted('Anna');
    const first = await ofOwner('get').expect(200);
    const tag = String(first.headers['etag']);
    await ofOwner('get').set('If-None-Match', tag).expect(304);
    await send(token).expect(200);
    await ofOwner('get').set('If-None-Match', tag).expect(200);
  });

  it('chooses, undoes and chooses again; the e-mails leave after ten minutes', async () => {
    const [anna, berit] = [await accepted('Anna'), await accepted('Berit')];
    await send(anna.token).expect(200);
    await send(berit.token, { price_from: 20_000 }).expect(200);
    const [first = '', second = ''] = await quoteIds();
    const chosen = (await choose(first).expect(200)).body;
    expect(chosen.choice).toMatchObject({ quote_id: first, undoable_until: expect.any(String) });
    expect((await ofOwner('post', '/undo').expect(200)).body.choice).toBeUndefined();
    await choose(second).expect(200);
    await choose(first).expect(409);
    await tenMinutesPass();
    await ofOwner('post', '/undo').expect(409);
    const view = await compared();
    expect(view.choice).toMatchObject({ quote_id: second, undoable_until: null });
    expect(view.columns.map((it: { quote: { state: string } }) => it.quote.state)).toEqual([
      'declined',
      'chosen',
    ]);
    await world.mailTo(berit.email, 'Tilbudet ditt er valgt');
    await world.mailTo(anna.email, 'Tilbudet ditt ble ikke valgt');
    const lead = (await world.admin('get', `/leads/${leadId}`).expect(200)).body;
    expect(lead.status).toBe('won');
    await world.admin('patch', `/leads/${leadId}`).send({ status: 'contacted' }).expect(400);
    const reason = 'Eieren ringte.';
    await world
      .admin('patch', `/leads/${leadId}`)
      .send({ status: 'contacted', reason })
      .expect(200);
  });

  it('corrects the service, and chooses a quote once it is revised for that', async () => {
    const { token } = await accepted('Anna');
    await send(token).expect(200);
    const [quote = ''] = await quoteIds();
    await world.api
      .call('patch', '/api/own-lead')
      .set('link-token', owner)
      .send({ service_type: 'Delstyling' })
      .expect(200);
    const ofEarlier = { service: 'Fullstyling', quote: { for_earlier_service: true } };
    expect(await compared()).toMatchObject({
      ...{ service: 'Delstyling', columns: [ofEarlier] },
      ...{ can_choose: false, can_decline_all: true },
    });
    expect((await ofStylist('get', token).expect(200)).body).toMatchObject({
      ...{ service: 'Delstyling', state: 'sent', for_earlier_service: true },
    });
    const refused = await choose(quote).expect(409);
    expect(refused.body.error).toBe('Tilbudet gjelder den forrige tjenesten.');
    await send(token, { price_from: 12_000 }, { 'If-Match': '"1"' }).expect(200);
    expect(await compared()).toMatchObject({
      columns: [{ service: 'Delstyling', quote: { for_earlier_service: false } }],
      can_choose: true,
    });
    await choose(quote, 2).expect(200);
  });

  it('confirms a reported win, and the others hear that their quotes were not chosen', async () => {
    const [anna, berit] = [await accepted('Anna'), await accepted('Berit')];
    await send(anna.token).expect(200);
    await send(berit.token, { price_from: 20_000 }).expect(200);
    await world.api
      .call('post', '/api/partner-link/report')
      .set('link-token', anna.token)
      .send({ report: 'won' })
      .expect(200);
    const states = async () =>
      (await compared()).columns.map((it: { quote: { state: string } }) => it.quote.state);
    expect(await states()).toEqual(['sent', 'sent']);
    const answer = { assignment_id: anna.id, answer: 'yes' };
    await world.api
      .call('post', '/api/own-lead/reported-win')
      .set('link-token', owner)
      .send(answer)
      .expect(200);
    expect(await states()).toEqual(['sent', 'declined']);
    expect(await world.mailTo(berit.email, 'Tilbudet ditt ble ikke valgt')).toContain(
      'Eieren går ikke videre med tilbudet ditt',
    );
    const [, second = ''] = await quoteIds();
    await choose(second).expect(409);
    await send(berit.token, {}, { 'If-Match': '"1"' }).expect(409);
    expect((await ofStylist('get', berit.token).expect(200)).body).toMatchObject({
      ...{ state: 'declined', can_write: false },
    });
  });

  it('declines all, and continues the search or ends it', async () => {
    const { token } = await accepted('Anna');
    await send(token).expect(200);
    const anna = async () => {
      const page = await world.api.call('get', '/api/own-lead').set('link-token', owner);
      return page.body.partners[0];
    };
    expect(await anna()).toMatchObject({ state: 'accepted', came_to_nothing: false });
    const { body } = await ofOwner('post', '/decline-all')
      .send({ keep_searching: true })
      .expect(200);
    expect(body.columns[0].quote.state).toBe('declined');
    expect(await anna()).toMatchObject({ state: 'accepted', came_to_nothing: true });
    await ofOwner('post', '/decline-all').send({ keep_searching: false }).expect(404);
  });

  it('gets an e-mail with names and prices once the mailbox is proven', async () => {
    const { token } = await accepted('Anna');
    await world.api.call('post', '/api/own-lead/mailbox').set('link-token', owner).expect(200);
    await send(token).expect(200);
    const mail = await world.mailTo(`kari${made}@nordmann.no`, 'Du har fått et tilbud');
    expect(mail).toMatch(/Anna[^]*24\s900/);
  });
});

describe('a choice and a withdrawal at once, on two replicas', () => {
  it('are decided once, and the later caller’s error says which came first', async () => {
    const other = await MatchingWorld.start({ DATABASE_URL: world.api.databaseUrl });
    const seen = new Set<string>();
    try {
      for (let round = 0; round < 6; round += 1) {
        const { id, token } = stylists[0] ?? (await accepted('Anna'));
        const version = round + 1;
        await send(token, {}, round === 0 ? {} : { 'If-Match': `"${round}"` }).expect(200);
        const [quote = ''] = await quoteIds();
        const [choice, withdrawal] = await Promise.all([
          choose(quote, version),
          other.api.call('post', '/api/partner-link/quote/withdraw').set('link-token', token),
        ]);
        const statuses = [choice.status, withdrawal.status];
        expect([...statuses].sort()).toEqual([200, 409]);
        const reported = choice.status === 409 ? choice.body.error : withdrawal.body.error;
        expect(reported).toContain(
          choice.status === 409 ? 'Stylisten har trukket tilbudet.' : 'Eieren har valgt tilbudet',
        );
        seen.add(String(statuses));
        if (choice.status === 200) {
          await ofOwner('post', '/undo').expect(200);
          await ofStylist('post', token, '/withdraw').expect(200);
        }
        expect(id).not.toBe('');
      }
    } finally {
      await other.close();
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

describe('nobody reads or changes another’s quote', () => {
  it('with another stylist’s link, session or an integrator’s key', async () => {
    const [anna, berit] = [await accepted('Anna'), await accepted('Berit')];
    await send(anna.token, { price_from: 12_345 }).expect(200);
    const ofBerit = (await ofStylist('get', berit.token).expect(200)).body;
    expect(JSON.stringify(ofBerit)).not.toContain('12345');
    const cookie = await enterBy(
      world.api,
      await askForLink(world.api, berit.partnerId, berit.email),
    );
    const asBerit = (method: 'get' | 'put' | 'post', path: string) =>
      world.api
        .call(method, `/api/partner/assignments/${anna.id}/quote${path}`)
        .set('cookie', cookie);
    await asBerit('get', '').expect(404);
    await asBerit('put', '/draft').send({}).expect(404);
    await asBerit('post', '').send(TERMS).expect(404);
    await asBerit('post', '/withdraw').expect(404);
    for (const token of [anna.token, berit.token, `x${owner}`]) {
      await ofOwner('get', '', token).expect(404);
      await ofOwner('post', '/undo', token).expect(404);
    }
    await ofStylist('get', owner).expect(404);
    const { secret } = await makeKey(world, { scopes: ['leads:read-own', 'figures:read-own'] });
    const ofKey = (key: string) =>
      world.api.call('get', '/api/integrator/quotes').set('apikey', key);
    await ofKey(secret).expect(403);
    const { secret: reader } = await makeKey(world, {
      ...{ name: 'Leser', source: 'leser' },
      scopes: ['leads:submit', 'quotes:read-own'],
    });
    expect((await ofKey(reader).expect(200)).body.quotes).toEqual([]);
  });

  it('with the link of another owner or of the sender', async () => {
    const { token } = await accepted('Anna');
    await send(token).expect(200);
    const [quote = ''] = await quoteIds();
    const other = `ola${made}@nordmann.no`;
    await world.lead({ customer_email: other, customer_phone: '99887766' });
    const link = tokenIn(await world.mailTo(other, 'Takk for henvendelsen'), '/min-henvendelse#');
    expect((await ofOwner('get', '', link).expect(200)).body.columns).toEqual([]);
    await ofOwner('post', `/${quote}/choose`, link).send({ version: 1 }).expect(404);
  });
});

describe('of two leads merged into one', () => {
  let first: string;
  let berit: (typeof stylists)[number];
  beforeEach(async () => {
    await send((await accepted('Anna')).token).expect(200);
    first = leadId;
    leadId = await world.lead({
      ...{ customer_email: `kari${made}@nordmann.no`, service_type: 'Delstyling' },
    });
    await world.api.happen(leadId, (leadCase) => advance(leadCase));
    berit = await accepted('Berit');
    await send(berit.token, { price_from: 20_000 }).expect(200);
    await send(berit.token, { rental_weeks: 4 }, { 'If-Match': '"1"' }).expect(200);
    await world.admin('post', `/leads/${leadId}/join`).expect(204);
  });
  const states = async () =>
    (await compared()).columns.map(({ quote }: { quote: { state: string } }) => quote.state);
  const declineAll = (keepsSearching: boolean) =>
    ofOwner('post', '/decline-all').send({ keep_searching: keepsSearching });

  it('each quote states its service, and prices of different services are not ranked', async () => {
    const { columns, marks } = await compared();
    expect(columns).toMatchObject([
      { service: 'Fullstyling', quote: { changes: [] } },
      {
        service: 'Delstyling',
        quote: { changes: [{ field: 'price_from' }, { field: 'rental_weeks', before: '6' }] },
      },
    ]);
    expect(marks.lowest_price).toBeNull();
  });

  it('«Ingen passer» declines the quotes of both', async () => {
    expect(await states()).toEqual(['sent', 'sent']);
    await declineAll(false).expect(200);
    expect(await states()).toEqual(['declined', 'declined']);
    expect((await world.admin('get', `/leads/${first}`)).body.status).toBe('lost');
    await world.mailTo(berit.email, 'Tilbudet ditt ble ikke valgt');
  });

  it('a refused «Ingen passer» declines none', async () => {
    await world
      .admin('patch', `/leads/${first}`)
      .set('If-Match', '*')
      .send({ status: 'lost' })
      .expect(200);
    const before = await states();
    expect(before).toContain('sent');
    await declineAll(false).expect(409);
    expect(await states()).toEqual(before);
  });
});

it('an integrator with the scope reads the quotes of its own leads with their amounts, and a choice once it is final', async () => {
  const { secret } = await makeKey(world, { scopes: ['leads:submit', 'quotes:read-own'] });
  const email = `per${made}@nordmann.no`;
  leadId = await world.lead(
    { customer_email: email, customer_phone: '90000001' },
    { apikey: secret },
  );
  owner = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
  const { token } = await accepted('Anna');
  await send(token, { price_to: 30_000, price_depends_on: 'Antall rom.' }).expect(200);
  const read = async () =>
    (await world.api.call('get', '/api/integrator/quotes').set('apikey', secret).expect(200)).body;
  expect(await read()).toMatchObject({
    quotes: [
      { lead_id: leadId, price_from: 24_900, price_to: 30_000, has_vat: true, state: 'sent' },
    ],
    next_cursor: null,
  });
  const [quote = ''] = await quoteIds();
  await choose(quote).expect(200);
  expect((await read()).quotes).toMatchObject([{ state: 'sent' }]);
  await tenMinutesPass();
  expect((await read()).quotes).toMatchObject([{ state: 'chosen' }]);
});

describe('webhooks about quotes', () => {
  it('of a choice leave after ten minutes, and hold amounts for keys with the scope alone', async () => {
    const { id, secret } = await makeKey(world, { scopes: ALL_SCOPES });
    leadId = await world.lead(
      { customer_email: `per${made}@nordmann.no`, customer_phone: '90000002' },
      { apikey: secret },
    );
    const inbox = `per${made}@nordmann.no`;
    owner = tokenIn(await world.mailTo(inbox, 'Takk for henvendelsen'), '/min-henvendelse#');
    const receivers = [await WebhookReceiver.start(), await WebhookReceiver.start()] as const;
    const [withAmounts, other] = receivers;
    const events = ['quote.sent', 'quote.accepted', 'quote.declined'];
    const add = (url: string, integrator_key_id: string | null) =>
      world
        .admin('post', '/webhooks')
        .send({ url, events, active: true, ...(integrator_key_id && { integrator_key_id }) })
        .expect(201);
    try {
      await add(withAmounts.url, id);
      await add(other.url, null);
      const [anna, berit] = [await accepted('Anna'), await accepted('Berit')];
      await send(anna.token, { price_to: 30_000, price_depends_on: 'Antall rom.' }).expect(200);
      await send(berit.token).expect(200);
      const of = async (receiver: WebhookReceiver, count: number) => {
        await eventually(async () => {
          await world.api.runJob(DeliverWebhooksJob);
          return receiver.received.length >= count || undefined;
        });
        return receiver.received.map(({ body }) => JSON.parse(body));
      };
      const [sent] = await of(withAmounts, 2);
      expect(sent).toMatchObject({
        type: 'quote.sent',
        data: { lead_id: leadId, price_from: 24_900, price_to: 30_000 },
      });
      const [first = ''] = await quoteIds();
      await choose(first).expect(200);
      await world.api.runJob(DeliverWebhooksJob);
      expect(withAmounts.received).toHaveLength(2);
      await tenMinutesPass();
      const after = (await of(withAmounts, 4)).slice(2);
      expect(after).toHaveLength(2);
      expect(after).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            type: 'quote.accepted',
            data: expect.objectContaining({ quote_id: first, price_from: 24_900 }),
          }),
          expect.objectContaining({
            type: 'quote.declined',
            data: expect.objectContaining({ price_from: 24_900 }),
          }),
        ]),
      );
      const blind = await of(other, 4);
      expect(JSON.stringify(blind)).not.toContain('price');
      expect(blind.map(({ type }) => type)).toContain('quote.accepted');
    } finally {
      for (const receiver of receivers) await receiver.close();
    }
  });
});

it('an agent writes no quote', async () => {
  await world.api
    .call('post', '/api/own-lead/agent')
    .set('link-token', owner)
    .send({ answer: 'yes' })
    .expect(200);
  const partnerId = await world.partner('Per', { kind: 'estate-agent' });
  const { body } = await world
    .admin('post', `/leads/${leadId}/assignments`)
    .send({ partner_id: partnerId })
    .expect(201);
  const { id } = body.assignments.at(-1);
  await world.api.happen(leadId, (it) => acceptAssignment(it, id));
  const mail = await world.mailTo('per@stil.no', 'Si fra hvordan det gikk');
  expect(mail).not.toContain('Skriv tilbudet');
  await send(tokenIn(mail, '/partner/svar#')).expect(409);
});

it('after erasure amount and date of a quote stay without the owner', async () => {
  const { token } = await accepted('Anna');
  await send(token).expect(200);
  await world.admin('delete', `/leads/${leadId}`).expect(204);
  expect(await world.api.rows('select id from quote')).toEqual([]);
  expect(await world.api.rows('select service, terms, is_chosen from quote_figure')).toMatchObject([
    { service: 'Fullstyling', terms: { priceFrom: 24_900, priceTo: null }, is_chosen: false },
  ]);
});
