import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeKey } from '../../testing/integrators.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { sampleSite } from '../../testing/sample-site.js';
import { type ApiUnderTest, startApi } from '../../testing/start-api.js';

const ORIGINS = ['https://megler.example', 'http://127.0.0.1:8080'];

let site: string;
let world: MatchingWorld;
let product: ApiUnderTest;
beforeAll(async () => {
  site = await sampleSite();
  world = await MatchingWorld.start();
  product = await startApi({ DATABASE_URL: world.api.databaseUrl, GA4_ID: 'G-1' }, site);
});
afterAll(async () => {
  await product.close();
  await world.close();
  await rm(site, { recursive: true });
});

const get = async (path: string, sent: Record<string, string> = {}) => {
  const answer = await fetch(product.address + path, { headers: sent });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return {
    status: answer.status,
    text: await answer.text(),
    ancestors: /frame-ancestors ([^;]+)/.exec(policy)?.[1],
    policy,
    headers: answer.headers,
  };
};
const REFUSED = { ancestors: "'none'", text: expect.stringContaining('Side') };

it('allows framing by pages of the API key’s origins, by its public name or a secret that reads nothing', async () => {
  const { id, secret } = await makeKey(world, { origins: ORIGINS, scopes: ['leads:submit'] });
  for (const name of [id, secret]) {
    const { status, ancestors, headers } = await get(`/embed/${name}`);
    expect([status, ancestors]).toEqual([200, ORIGINS.join(' ')]);
    expect(headers.get('x-frame-options')).toBeNull();
  }
});

it('contains no tracker and leaks no address', async () => {
  const { id } = await makeKey(world, { origins: ORIGINS });
  const { policy, headers } = await get(`/embed/${id}`);
  expect((await get('/')).policy).toMatch(/google/);
  expect(policy).not.toMatch(/google/);
  expect(policy).toMatch(/script-src 'self';/);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

it('forbids framing for a key that is unknown, paused, server-only, or reads', async () => {
  const paused = await makeKey(world, { origins: ORIGINS, paused: true });
  const servers = await makeKey(world, { origins: [] });
  const reading = await makeKey(world, { origins: ORIGINS });
  for (const name of ['no-such-key', paused.id, servers.id, reading.secret]) {
    const answer = await get(`/embed/${name}`);
    expect(answer).toMatchObject({ ...REFUSED, status: 404 });
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
});

it('tells open pages the current origins', async () => {
  const { id } = await makeKey(world, { origins: ORIGINS });
  const etag = (await get(`/embed/${id}`)).headers.get('etag') ?? '';
  const again = await get(`/embed/${id}`, { 'if-none-match': etag });
  expect([again.status, again.ancestors]).toEqual([304, ORIGINS.join(' ')]);
});

it('serves the embed script to every site, and other files to its own', async () => {
  const { headers } = await get('/embed.js');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
  });
  expect((await get('/')).headers.get('access-control-allow-origin')).toBeNull();
});
