import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import {
  ADMIN_PASSWORD,
  type ApiUnderTest,
  SESSION_SECRET,
  startApi,
} from '../../testing/start-api.js';

const MARKERS = {
  customer_name: 'Navnemerke Navnesen',
  customer_email: 'epostmerke@nordmann.no',
  customer_phone: '49876543',
  address: 'Adressemerket 7',
  message: 'Meldingsmerke',
};
const SECRETS = [DEVELOPMENT_API_KEY, ADMIN_PASSWORD, SESSION_SECRET];

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'debug' });
});
afterAll(() => api.close());

const submit = (body: Record<string, unknown>) =>
  api.call('post', '/api/leads').set('apikey', DEVELOPMENT_API_KEY).send(body);

const logged = () =>
  api
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('what is logged', () => {
  it('follows a request to its e-mails by the id it came with', async () => {
    const id = '0199d0c2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
    const { headers } = await submit(sampleSubmission(MARKERS)).set('x-request-id', id);
    expect(headers['x-request-id']).toBe(id);
    const ofRequest = () => logged().filter(({ reqId }) => reqId === id);
    while (ofRequest().length < 3) await new Promise(setImmediate);
    expect(ofRequest()).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/api/leads', status: 201 }),
    );
    const sent = ofRequest().filter(({ msg }) => msg === 'sent');
    expect(sent.map(({ kind }) => kind).sort()).toEqual(['lead-notice', 'owner-confirmation']);
  });

  it.each(['kari.nordmann@nordmann.no', '49876543', '../../etc/passwd', 'æ', 'x'.repeat(99)])(
    'does not take over the id %j',
    async (given) => {
      const { headers } = await api
        .call('get', '/api/health/live')
        .set('x-request-id', encodeURI(given));
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    },
  );

  it('names nobody and betrays no secret, whatever goes wrong', async () => {
    await submit(sampleSubmission(MARKERS)).expect(201);
    await submit({ ...MARKERS, customer_phone: 'x' }).expect(400);
    await submit({ ...sampleSubmission(MARKERS), [MARKERS.message]: 1 }).expect(400);
    await api.call('get', '/api/health/live').query({ q: MARKERS.customer_name });
    await api.rows('alter table lead alter column rooms type varchar(1) using left(rooms, 1)');
    await expect(submit(sampleSubmission(MARKERS))).rejects.toThrow('answer 500');
    await api.rows('alter table lead rename to lead_away');
    await expect(submit(sampleSubmission(MARKERS))).rejects.toThrow('answer 500');
    const all = api.logged();
    expect(all).toContain('"level":"error"');
    for (const trace of [...Object.values(MARKERS), ...SECRETS]) {
      expect(all).not.toContain(trace);
      expect(all).not.toContain(encodeURIComponent(trace));
    }
  });
});
