import { type ConsentSubject, CONSENT_VERSION } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { makeKey } from '../../testing/integrators.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { sampleSubmission } from '../../testing/sample-submission.js';

const REST = '/api/leads';
const BY_NAME = '/functions/v1/secure-submit-lead';
const YES_TO_AN_AGENT = { agent_contact: 'yes' };
const ANY_MOMENT = expect.stringMatching(/^2\d{3}-/);

const world = MatchingWorld.own({ MATCHING: 'manual' });
beforeEach(() => world.api.empty('lead'));

const submit = (body: object, headers: Record<string, string> = {}) =>
  world.api
    .call('post', '/api/leads')
    .set({ apikey: DEVELOPMENT_API_KEY, ...headers })
    .send(body);
async function submitAt(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${world.api.address}${path}`, {
    method: 'POST',
    headers: { apikey: DEVELOPMENT_API_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { id: string } };
}
const stored = async () => (await world.api.rows('select * from lead'))[0];
const yes = (subject: ConsentSubject, place: string) => ({
  subject,
  granted: true,
  at: ANY_MOMENT,
  textVersion: CONSENT_VERSION,
  place,
});

function valuation(changes: object = {}) {
  const { service_type, rooms, timeframe, accept_styling_only, styling_needs, ...rest } =
    sampleSubmission();
  expect([service_type, rooms, timeframe, accept_styling_only, styling_needs]).toHaveLength(5);
  return { ...rest, sell_property: 'no', ...YES_TO_AN_AGENT, agent_only: true, ...changes };
}

describe('each consent is stored as given', () => {
  it.each([
    ['to stylists alone, with the specified body', {}, ['stylist']],
    ['to stylists alone, with a no to agents', { agent_contact: 'no' }, ['stylist']],
    ['to an agent too', YES_TO_AN_AGENT, ['stylist', 'estate-agent']],
  ] as const)('%s', async (_, changes, subjects) => {
    await submit(sampleSubmission(changes)).expect(201);
    expect(await stored()).toMatchObject({
      consents: subjects.map((subject) => yes(subject, 'api')),
    });
  });

  it.each([
    ['form', REST, { 'x-form-seconds': '40' }],
    ['form', REST, { 'x-form-hidden-field': 'empty' }],
    ['form', REST, { 'x-form-seconds': '40', origin: 'http://localhost:3000' }],
    ['api', REST, { 'x-form-seconds': '40', origin: 'https://megler.example' }],
    ['api', REST, {}],
    ['by-name', BY_NAME, {}],
    ['by-name', BY_NAME, { 'x-form-seconds': '40' }],
  ])('on %s, called at %s with %j', async (place, path, headers) => {
    await submitAt(path, sampleSubmission(YES_TO_AN_AGENT), headers);
    const consents = [yes('stylist', place), yes('estate-agent', place)];
    expect(await stored()).toMatchObject({ consents });
  });
});

it.each([
  ['form', '2026-10', '2026-10'],
  ['form', '2027-01', '2027-01'],
  ['api', '2026-10', CONSENT_VERSION],
  ['api', 'their-own', CONSENT_VERSION],
] as const)('a yes on %s to a page of %s is kept as one to %s', async (place, shown, kept) => {
  const form = place === 'form' && { 'x-form-seconds': '40' };
  await submit(sampleSubmission(), { ...form, 'x-form-consent': shown }).expect(201);
  expect(await stored()).toMatchObject({
    consents: [{ ...yes('stylist', place), textVersion: kept }],
  });
});

it.each(['yesterday', '2026-10-and-more', '2026-10, 2026-11', ''])(
  'a consent on our form to a page of «%s» is rejected, because nobody could show its text',
  async (shown) => {
    const headers = { 'x-form-seconds': '40', 'x-form-consent': shown };
    const { body } = await submit(sampleSubmission(), headers).expect(400);
    expect(body.errors).toEqual([
      { field: 'X-Form-Consent', message: expect.stringContaining('2026-11') },
    ]);
    expect(await stored()).toBeUndefined();
  },
);

it('a consent from an integrator’s server does not count as one in our form, whatever its headers', async () => {
  const { secret } = await makeKey(world);
  await submit(sampleSubmission(), { apikey: secret, 'x-form-seconds': '40' }).expect(201);
  expect(await stored()).toMatchObject({ consents: [yes('stylist', 'api')] });
});

describe('a lead for an agent only', () => {
  it.each([REST, BY_NAME])('needs no fields about styling at %s', async (path) => {
    const { body } = await submitAt(path, valuation());
    expect(await stored()).toMatchObject({
      id: body.id,
      service_type: 'Verdivurdering',
      rooms: '',
      timeframe: '',
      styling_needs: '',
      accept_styling_only: 'no',
      suspicion: null,
      consents: [yes('estate-agent', path === REST ? 'api' : 'by-name')],
    });
  });

  it('may have blank or missing fields', async () => {
    await submit(valuation({ rooms: '', timeframe: null, service_type: '' })).expect(201);
  });

  it('is shown as «Verdivurdering» to the administrator, who can filter by that', async () => {
    const { body } = await submit(valuation());
    const { text } = await world.admin('get', '/leads.csv').expect(200);
    expect(text).toContain('"Verdivurdering"');
    const { body: page } = await world.admin('get', '/leads?service=Verdivurdering').expect(200);
    expect(page.leads).toMatchObject([{ id: body.id, service_type: 'Verdivurdering' }]);
    const { body: found } = await world.admin('get', '/coverage').expect(200);
    expect(found.gaps).toContainEqual(
      expect.objectContaining({ service: 'Verdivurdering', leads: 1 }),
    );
  });

  it('is never passed on to a stylist, not even manually', async () => {
    const { body } = await submit(valuation());
    const partner_id = await world.partner('Stine');
    const { body: problem } = await world
      .admin('post', `/leads/${body.id}/assignments`)
      .send({ partner_id })
      .expect(409);
    expect(problem.type).toMatch(/no-stylist-consent$/);
  });

  it.each([{ agent_contact: 'no' }, { agent_contact: undefined }, { agent_contact: null }])(
    'needs one consent: %j is rejected',
    async (changes) => {
      const { body } = await submit(valuation(changes)).expect(400);
      expect(body.errors).toMatchObject([{ field: 'agent_contact' }]);
    },
  );

  it('still needs contact details and address', async () => {
    const { body } = await submit({ agent_contact: 'yes', agent_only: true }).expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'customer_name',
      'customer_email',
      'customer_phone',
      'location',
      'address',
      'property_size',
      'property_type_field',
      'sell_property',
    ]);
  });
});

describe('POST /api/leads rejects and names', () => {
  it.each([
    ['agent_contact', { agent_contact: 'kanskje' }],
    ['agent_contact', { agent_contact: true }],
    ['agent_only', { agent_only: 'yes' }],
    ['service_type', { service_type: 'Verdivurdering' }],
    ['service_type', { service_type: undefined }],
    ['rooms', valuation({ rooms: 4 })],
  ])('%s in %j', async (field, changes) => {
    const { body } = await submit(sampleSubmission(changes)).expect(400);
    expect(body.errors).toMatchObject([{ field }]);
  });
});

describe('a lead without the confirmation «for styling only»', () => {
  const unconfirmed = sampleSubmission({ accept_styling_only: 'no' });

  it('is rejected over REST with the field', async () => {
    const { body } = await submit(unconfirmed).expect(400);
    expect(body.errors).toEqual([
      { field: 'accept_styling_only', message: expect.stringContaining('Du må bekrefte') },
    ]);
    expect(await stored()).toBeUndefined();
  });

  it('is stored and held by name', async () => {
    expect((await submitAt(BY_NAME, unconfirmed)).status).toBe(200);
    expect(await stored()).toMatchObject({ suspicion: 'not-for-styling' });
  });
});

it('the same idempotency key with another answer about agents is another submission', async () => {
  const key = { 'Idempotency-Key': 'one' };
  await submit(sampleSubmission(), key).expect(201);
  await submit(sampleSubmission({ agent_contact: 'no' }), key).expect(201);
  await submit(sampleSubmission(YES_TO_AN_AGENT), key).expect(409);
});
