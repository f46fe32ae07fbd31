import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampleSite } from '../../testing/sample-site.js';
import { type ApiUnderTest, startApi } from '../../testing/start-api.js';

/** No test here stores anything. */
const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
const PAGE = '/oslo';
const ASSET = '/assets/app-1a2b.js';
const SECRET = '/secret/token';
const APP = '/app';
const ADMIN = '/api/admin/summary';
const ADDRESS_SEARCH_URL = 'https://adresser.example/sok';
const FRAMED = '/embed/a-key';
const EVERYTHING = [PAGE, FRAMED, SECRET, ASSET, ADMIN, '/api/none', '/functions/v1/none'];

let site: string;
let api: ApiUnderTest;
const started: ApiUnderTest[] = [];
const start = async (env: Record<string, string> = {}) => {
  const another = await startApi({ DATABASE_URL, ADDRESS_SEARCH_URL, ...env }, site);
  started.push(another);
  return another;
};
beforeAll(async () => {
  site = await sampleSite();
  api = await start();
});
afterAll(async () => {
  for (const each of started) await each.close();
  await rm(site, { recursive: true });
});

const headersOf = async (path: string) => (await fetch(api.address + path)).headers;
const policyOf = async (path: string, address = api.address) => {
  const policy = (await fetch(address + path)).headers.get('content-security-policy') ?? '';
  return new Map(policy.split(';').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
};

/** `fetch` would normalize path and headers. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(api.address);
    httpRequest({ hostname, port, path, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      const head = answer.rawHeaders.join('\n');
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, head, body }));
    })
      .on('error', reject)
      .end();
  });

describe('an answer to an unknown address', () => {
  it('is a problem document that can run nothing', async () => {
    const { status, body, head } = await raw('/api/%ff');
    expect([status, JSON.parse(body).type]).toEqual([400, '/problems/bad-request']);
    expect(head).toMatch(/default-src 'none'/);
    expect(head).toMatch(/nosniff/);
  });

  it.each([
    ['/%E0%A4%A', 'strict-origin-when-cross-origin'],
    ['/oslo?q=%ff', 'strict-origin-when-cross-origin'],
    ['/secret/%ff', 'no-referrer'],
  ])('is the page that %s leads to, outside the API', async (path, referrer) => {
    const { head } = await raw(path);
    expect(head).toMatch(/text\/html/);
    expect(head).toContain(referrer);
  });
});

describe.each(EVERYTHING)('the answer to %s', (path) => {
  it('allows no foreign or inline script and no framing', async () => {
    const policy = await policyOf(path);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect([...policy.values()].flat().join()).not.toContain('unsafe');
    expect((await headersOf(path)).get('x-frame-options')).toBe('DENY');
  });

  it('keeps to itself', async () => {
    const headers = await headersOf(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': path === SECRET ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });
});

it.each([
  ['DELETE', PAGE],
  ['DELETE', '/api/leads'],
  ['GET', '/api/leads'],
])('keeps to itself as well where it refuses the method: %s %s', async (method, path) => {
  const { status, headers } = await fetch(api.address + path, { method });
  expect([status, Object.fromEntries(headers)]).toEqual([
    405,
    expect.objectContaining({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.any(String),
    }),
  ]);
});

it.each([
  [PAGE, null],
  [APP, 'same-origin'],
  [SECRET, 'same-origin'],
  [ADMIN, 'same-origin'],
])('a page that opens %s in a window is kept apart by the policy %s', async (path, policy) => {
  expect((await headersOf(path)).get('cross-origin-opener-policy')).toBe(policy);
});

describe('caching', () => {
  it.each([
    [PAGE, 'no-cache'],
    [ASSET, 'public, max-age=31536000, immutable'],
    [ADMIN, 'no-store'],
    ['/api/none', 'no-store'],
    ['/functions/v1/none', 'no-store'],
    ['/%61pi/health/live', 'no-store'],
    ['/ap%69/none', 'no-store'],
    ['/%66unctions/v1/none', 'no-store'],
  ])('of %s is said by %s', async (path, cacheControl) => {
    expect((await headersOf(path)).get('cache-control')).toBe(cacheControl);
  });
});

describe('the content security policy', () => {
  it('names the one inline style of a page by its hash', async () => {
    expect((await policyOf(PAGE)).get('style-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect((await policyOf(ADMIN)).get('style-src')).toEqual(["'self'"]);
  });

  it('names the address service, and trackers only once configured', async () => {
    const policy = await policyOf(PAGE);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://adresser.example']);
    const tracked = await start({ META_PIXEL_ID: '1234567' });
    const { address } = tracked;
    expect((await policyOf(ADMIN, address)).get('script-src')).toEqual([
      "'self'",
      'https://connect.facebook.net',
    ]);
  });

  it('of a secret page names no configured tracker', async () => {
    const tags = { GOOGLE_ADS_SEND_TO: 'AW-1/label', GA4_ID: 'G-1', META_PIXEL_ID: '1234567' };
    const tracked = await start(tags);
    const page = await policyOf(PAGE, tracked.address);
    expect(page.get('script-src')).toContain('https://www.googletagmanager.com');
    expect(page.get('frame-src')).toContain('https://www.facebook.com');
    expect(await policyOf(SECRET, tracked.address)).toEqual(await policyOf(SECRET));
    expect((await policyOf(SECRET)).get('connect-src')).toEqual([
      "'self'",
      'https://adresser.example',
    ]);
  });

  it('requires TLS only where the product has it', async () => {
    expect((await headersOf(PAGE)).get('strict-transport-security')).toBeNull();
    const secure = await start({ PUBLIC_URL: 'https://boligstyling.example' });
    const { headers } = await fetch(`${secure.address}/api/health/live`);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('requires TLS of subdomains if the operator says so', async () => {
    const secure = await start({
      PUBLIC_URL: 'https://boligstyling.example',
      HSTS_SUBDOMAINS: 'yes',
    });
    const { headers } = await fetch(`${secure.address}/api/health/live`);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('security.txt', () => {
  it('names a contact and expires within a year', async () => {
    const answer = await fetch(`${api.address}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:kontakt@boligstyling\.example\n/);
    expect(text).toMatch(/^Canonical: http:.*\/\.well-known\/security\.txt$/m);
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '').getTime();
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000);
  });
});

describe('a redirect', () => {
  it.each([
    '/../../../etc/passwd',
    '/assets/../../server/site.js',
    '/assets/%2e%2e/%2e%2e/server/site.js',
    '/assets/..%2f..%2fserver%2fsite.js',
    '/assets/..\\..\\server\\site.js',
    '/assets/%00/../app-1a2b.js',
    '/assets//etc/passwd',
    '/.env',
    '/api/../.env',
  ])('to a file outside the site by %s', async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/root:|openSite|SESSION_SECRET|DATABASE_URL/);
  });

  it.each(['//evil.example', '//evil.example/%2f..', '/\\evil.example', '/https:/evil.example/'])(
    'never leads to another site by %s',
    async (path) => {
      const { status, head } = await raw(path);
      expect(status).toBeLessThan(500);
      expect(head).not.toMatch(/^location$/im);
    },
  );

  it('never leads to another host by the Host header', async () => {
    for (const path of [PAGE, ADMIN, '/api/openapi.yaml', '/api/docs']) {
      const { head, body } = await raw(path, {
        host: 'evil.example',
        'x-forwarded-host': 'evil2.example',
      });
      expect(head + body).not.toMatch(/evil/);
    }
  });
});
