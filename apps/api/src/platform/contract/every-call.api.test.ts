import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { logIn } from '../../testing/admin-access.js';
import { contract } from '../../testing/contract.js';
import { sampleSite } from '../../testing/sample-site.js';
import { type ApiUnderTest, startApi } from '../../testing/start-api.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
const PATHS = Object.keys(contract.paths);
const CALLS = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, call]) => ({
    ...call,
    path,
    method: method.toUpperCase(),
  })),
);
const filledIn = (template: string) => template.replaceAll(/\{\w+\}/g, () => randomUUID());
const fits = (template: string, path: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

let site: string;
let api: ApiUnderTest;
beforeAll(async () => {
  site = await sampleSite();
  api = await startApi({}, site);
});
afterAll(async () => {
  await api.close();
  await rm(site, { recursive: true });
});

const send = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(api.address + path, { method, headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
};

describe('a call without a body', () => {
  const bodiless = CALLS.filter(({ method, requestBody }) => method !== 'GET' && !requestBody);

  it.each(bodiless.map(({ method, path }) => [method, path]))(
    'may declare JSON: %s %s',
    async (method = '', template = '') => {
      const path = filledIn(template);
      const asIs = await send(method, path);
      const asJson = await send(method, path, { 'content-type': 'application/json' });
      const answerOf = ({ status, text }: typeof asIs) => [status, text && JSON.parse(text).type];
      expect(answerOf(asJson)).toEqual(answerOf(asIs));
    },
  );

  it.each(bodiless.map(({ method, path }) => [method, path]))(
    'rejects a body it cannot take: %s %s',
    async (method = '', template = '') => {
      const answerTo = async (body: string, type: string) => {
        const init = { method, body, headers: { 'content-type': type } };
        const answer = await fetch(api.address + filledIn(template), init);
        return [answer.status, ((await answer.json()) as { type: string }).type];
      };
      const json = 'application/json';
      expect(await answerTo('{', json)).toEqual([400, '/problems/bad-request']);
      expect(await answerTo('', 'application/x-www-form-urlencoded')).toEqual([
        ...[415, '/problems/unsupported-media-type'],
      ]);
      const large = `"${'a'.repeat(64 * 1024)}"`;
      expect(await answerTo(large, json)).toEqual([413, '/problems/payload-too-large']);
    },
  );

  it('takes effect: the administrator is logged out', async () => {
    const { token } = await logIn(api);
    const authorization = `Bearer ${token}`;
    const json = { 'content-type': 'application/json; charset=utf-8', authorization };
    expect((await send('DELETE', '/api/admin/session', json)).status).toBe(204);
    expect((await send('GET', '/api/admin/summary', { authorization })).status).toBe(401);
  });

  it('is rejected where a body is required', async () => {
    const headers = { apikey: DEVELOPMENT_API_KEY, 'content-type': 'application/json' };
    const { status, text } = await send('POST', '/api/leads', headers);
    expect([status, JSON.parse(text).type]).toEqual([400, '/problems/invalid-request']);
  });
});

describe('an unreadable address', () => {
  const withParts = CALLS.filter(({ path }) => path.includes('{'));

  it.each(withParts.map((call) => [call.method, call.path, call] as const))(
    'is rejected as the contract says: %s %s',
    async (method, template, { responses }) => {
      for (const part of ['%ff', '%', '%zz', '%c3%28']) {
        const { status, text } = await send(method, template.replaceAll(/\{\w+\}/g, part));
        expect([status, JSON.parse(text).type]).toEqual([400, '/problems/bad-request']);
      }
      expect(responses['400']).toHaveProperty(
        ['content', 'application/problem+json', 'examples', 'bad-request', '$ref'],
        '#/components/examples/bad-request',
      );
    },
  );
});

describe('a method that an address does not have', () => {
  it.each(PATHS)('is rejected with the list of allowed methods: %s', async (template) => {
    const path = filledIn(template);
    const here = CALLS.filter((call) => fits(call.path, path)).map(({ method }) => method);
    const has = here.includes('GET') ? [...here, 'HEAD'] : here;
    const allow = [...new Set(has)].sort().join(', ');
    for (const method of METHODS.filter((each) => !has.includes(each))) {
      const { status, headers, text } = await send(method, path, { 'content-type': 'text/plain' });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, allow]);
      expect(headers.get('content-type')).toMatch('application/problem+json');
      if (method === 'HEAD') continue;
      expect(JSON.parse(text)).toEqual({
        type: '/problems/method-not-allowed',
        title: 'Method Not Allowed',
        status: 405,
        error: 'Metoden støttes ikke her.',
      });
    }
  });

  it.each([
    ['DELETE', '/api/openapi.yaml', 'GET, HEAD'],
    ['POST', '/om-oss', 'GET, HEAD'],
    ['PUT', '/assets/app-1a2b.js', 'GET, HEAD'],
    ['GET', '/functions/v1/secure-submit-lead', 'POST'],
  ])('is refused elsewhere too: %s %s', async (method, path, allow) => {
    const { status, headers } = await send(method, path);
    expect([status, headers.get('allow')]).toEqual([405, allow]);
  });

  it.each(['/api/none', '/api', '/api/leads/', '/functions/v1/none', '/apix/%F0%9F%9B%8B'])(
    'gets 404 where no address exists: %s',
    async (path) => {
      const { status, headers } = await send('POST', path);
      const isPage = path.startsWith('/apix');
      expect([status, headers.get('allow')]).toEqual(isPage ? [405, 'GET, HEAD'] : [404, null]);
    },
  );
});
