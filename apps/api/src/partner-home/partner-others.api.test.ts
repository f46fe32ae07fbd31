import { randomUUID } from 'node:crypto';
import { dayAt, norwegianDay, PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { contract, type Method } from '../testing/contract.js';
import { BUYER, OPERATOR } from '../testing/invoice-parties.js';
import { MatchingWorld } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';

/** Every call that `openapi.yaml` keeps for partners who are logged in. */
const CALLS = Object.entries(contract.paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security = [] }]) => security.some((scheme) => 'partner' in scheme))
      .map(([method]) => `${method} ${path}`),
  )
  .toSorted((a, b) => Number(a.endsWith('/session')) - Number(b.endsWith('/session')));

const today = norwegianDay(new Date());
const TERMS = {
  ...{
    price_from: 24_900,
    has_vat: true,
    includes: ['furniture'],
    rental_weeks: 6,
    extra_week_price: 1_500,
  },
  ...{ earliest_start: dayAt(today, 7), valid_until: dayAt(today, 14) },
};

const ANSWERS: Record<string, { status: number; body?: object; of?: 'offer' | 'accepted' }> = {
  'get /api/partner/page': { status: 200 },
  'get /api/partner/assignments': { status: 200 },
  'post /api/partner/assignments/{id}/accept': { status: 404, of: 'offer' },
  'post /api/partner/assignments/{id}/report': {
    status: 404,
    of: 'accepted',
    body: { report: 'won' },
  },
  'post /api/partner/assignments/{id}/dispute': {
    status: 404,
    of: 'accepted',
    body: { reason: 'erased' },
  },
  'get /api/partner/assignments/{id}/pictures': { status: 404, of: 'accepted' },
  'get /api/partner/assignments/{id}/quote': { status: 404, of: 'accepted' },
  'put /api/partner/assignments/{id}/quote/draft': { status: 404, of: 'accepted', body: {} },
  'post /api/partner/assignments/{id}/quote': { status: 404, of: 'accepted', body: TERMS },
  'post /api/partner/assignments/{id}/quote/withdraw': { status: 404, of: 'accepted' },
  'put /api/partner/assignments/{id}/quote/attachments/{attachmentId}': {
    status: 404,
    of: 'accepted',
  },
  'delete /api/partner/assignments/{id}/quote/attachments/{attachmentId}': {
    status: 404,
    of: 'accepted',
  },
  'put /api/partner/quote-templates': { status: 200, body: { templates: [] } },
  'put /api/partner/logo': { status: 204 },
  'delete /api/partner/logo': { status: 204 },
  'get /api/partner/invoices': { status: 200 },
  'get /api/partner/invoices/{id}/{form}': { status: 404 },
  'patch /api/partner/settings': { status: 200, body: { weekly_capacity: 3 } },
  'post /api/partner/pause': { status: 204, body: {} },
  'post /api/partner/terms': { status: 204, body: { terms_version: PARTNER_TERMS_VERSION } },
  'post /api/partner/resume': { status: 204 },
  'get /api/partner/sessions': { status: 200 },
  // Deleting a foreign or missing session is idempotent.
  'delete /api/partner/sessions/{id}': { status: 204 },
  'delete /api/partner/session': { status: 204 },
};

describe('with the session of one partner', () => {
  let world: MatchingWorld;
  let [anne, berit] = ['', ''];
  let [annesId, beritsId] = ['', ''];
  let picture: Buffer;
  const ids = { offer: '', accepted: '', invoice: '', session: '', attachment: '' };

  const get = async (path: string, cookie: string) =>
    (await world.api.call('get', `/api/partner/${path}`).set('cookie', cookie).expect(200)).body;
  const ask = async (changes: Record<string, unknown>) => {
    const leadId = await world.lead(changes);
    const asked = world.admin('post', `/leads/${leadId}/assignments`);
    await asked.send({ partner_id: beritsId }).expect(201);
    return leadId;
  };
  const allOfBerit = async () => ({
    seen: await Promise.all(
      ['page', 'assignments', 'sessions', 'invoices'].map((it) => get(it, berit)),
    ),
    stored: await world.api.rows(
      `select to_jsonb(p) as partner, (select jsonb_agg(a order by a.id) from assignment a
         where a.partner_id = p.id) as assignments,
       (select jsonb_agg(q) from quote q where q.partner_id = p.id) as quotes,
       (select jsonb_agg(f) from quote_attachment f join quote q on q.id = f.quote_id
         where q.partner_id = p.id) as files,
       (select jsonb_agg(t) from quote_template t where t.partner_id = p.id) as templates
       from partner p where p.id = '${beritsId}'`,
    ),
  });

  beforeAll(async () => {
    world = await MatchingWorld.start({ MATCHING: 'manual' });
    await world.admin('put', '/operator').send(OPERATOR).expect(200);
    picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1e4637' } })
      .png()
      .toBuffer();
    annesId = await world.partner('Anne', { ...BUYER, company: 'Annes stil AS' });
    beritsId = await world.partner('Berit', { ...BUYER, company: 'Berits hjem AS' });
    const enter = async (id: string, email: string) =>
      enterBy(world.api, await askForLink(world.api, id, email));
    anne = await enter(annesId, 'anne@stil.no');
    berit = await enter(beritsId, 'berit@stil.no');
    const leadId = await ask({ customer_name: 'Kari-Anne Åsen' });
    await world.take(leadId);
    await world.passedOnAgo(leadId, 15);
    await world.admin('post', '/invoices/run').expect(200);
    await ask({ customer_name: 'Ola Hansen', customer_phone: '41234567' });
    const logo = world.api.call('put', '/api/partner/logo').set('cookie', berit);
    await logo.type('image/png').send(picture).expect(204);
    ids.offer = (await get('page', berit)).offers[0].id;
    ids.accepted = (await get('assignments', berit)).assignments[0].id;
    const put = world.api.call('put', '/api/partner/quote-templates').set('cookie', berit);
    await put.send({ templates: [{ name: 'Berits mal', terms: TERMS }] }).expect(200);
    ids.attachment = randomUUID();
    const attachments = `/api/partner/assignments/${ids.accepted}/quote/attachments`;
    const attach = world.api.call('put', `${attachments}/${ids.attachment}`).set('cookie', berit);
    await attach.type('image/png').send(picture).expect(200);
    const quote = world.api.call('post', `/api/partner/assignments/${ids.accepted}/quote`);
    await quote.set('cookie', berit).send(TERMS).expect(200);
    ids.invoice = (await get('invoices', berit)).invoices[0].id;
    ids.session = (await get('sessions', berit)).sessions[0].id;
    // Berit's own calls would change it after a minute.
    await world.api.rows(`update partner_session set last_used_at = now() + interval '1 hour'`);
  });
  afterAll(() => world.close());

  it('every call is tried', () => {
    expect(CALLS.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  });

  it.each(CALLS)('%s shows and changes nothing of another', async (call) => {
    const [method = '', template = ''] = call.split(' ');
    const { status, body, of } = ANSWERS[call]!;
    const id = template.includes('/invoices/')
      ? ids.invoice
      : template.includes('/sessions/')
        ? ids.session
        : ids[of ?? 'offer'];
    const before = await allOfBerit();
    const path = template
      .replace('{id}', id)
      .replace('{form}', 'pdf')
      .replace('{attachmentId}', ids.attachment);
    const sent = world.api.call(method as Method, path).set('cookie', anne);
    const takesFile = /^put .*\/(logo|attachments\/.*)$/.test(call);
    const answer = await (takesFile ? sent.type('image/png').send(picture) : sent.send(body));
    expect([answer.status, answer.text]).toEqual([status, expect.anything()]);
    expect(answer.text).not.toMatch(/berit|åsen|hansen|41234567/i);
    for (const secret of Object.values(ids)) expect(answer.text).not.toContain(secret);
    expect(await allOfBerit()).toEqual(before);
  });
});
