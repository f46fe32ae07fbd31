import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { logIn } from '../../testing/admin-access.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { ownApi } from '../../testing/start-api.js';

const MEGABYTE = 1024 * 1024;

const api = ownApi({ TRUST_PROXY: '1' });
let bearer: string;
beforeAll(async () => {
  bearer = `Bearer ${(await logIn(api)).token}`;
});
beforeEach(() => api.empty('lead'));

const send = (path: string, init: RequestInit) => fetch(api.address + path, init);
const submit = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  send('/api/leads', {
    method: 'POST',
    body,
    headers: { apikey: DEVELOPMENT_API_KEY, 'content-type': 'application/json', ...headers },
  });
const lead = (changes: Record<string, unknown> = {}) => JSON.stringify(sampleSubmission(changes));
const leadWith = (more: string) => `${lead().slice(0, -1)},${more}}`;

async function expectRefusal(answer: Response, status?: number): Promise<void> {
  const problem = (await answer.json()) as Record<string, unknown>;
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(problem).toMatchObject({ status: answer.status, error: expect.stringMatching(/\.$/) });
  if (status) expect(answer.status).toBe(status);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await api.rows('select id from lead')).toEqual([]);
}

type Write = (bytes: Buffer, written: (fault?: Error | null) => void) => void;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heldBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('a body is rejected, and nothing stored', () => {
  it.each([
    ['a key twice', leadWith('"rooms":"4 rom"')],
    ['a key twice, once in other letters', leadWith('"r\\u006foms":"4 rom"')],
    ['`__proto__`', leadWith('"__proto__":{"status":"won"}')],
    ['`__proto__` in other letters', leadWith('"\\u005f_proto__":{"status":"won"}')],
    ['`constructor.prototype`', leadWith('"constructor":{"prototype":{"status":"won"}}')],
    ['`toString`', leadWith('"toString":"x"')],
    ['an id of its own', leadWith('"id":"019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"')],
    ['a status', leadWith('"status":"won"')],
    ['a partner', leadWith('"partner_id":null')],
    ['a suspicion', leadWith('"suspicion":null')],
    ['a time', leadWith('"received_at":"2020-01-01T00:00:00Z"')],
    ['an object for a text', lead({ message: { toString: 'x' } })],
    ['an array for a text', lead({ customer_email: ['a@b.no', 'c@d.no'] })],
    ['a number for a text', lead({ rooms: 3 })],
    ['NUL', lead({ customer_name: 'a\u0000b' })],
    ['half a surrogate pair', lead({ address: 'a\ud800b' })],
    ['a right-to-left control', lead({ customer_name: 'a\u009bb' })],
    [
      'objects in objects',
      lead({ message: 0 }).replace('0', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)),
    ],
    ['arrays in arrays', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['nothing', ''],
    ['half of it', lead().slice(0, -9)],
    ['more after the end', `${lead()}{}`],
    ['a comment', `/* */${lead()}`],
    ['NaN', leadWith('"rooms":NaN')],
    ['an array of leads', `[${lead()}]`],
    ['a text', '"lead"'],
    ['true', 'true'],
  ])('with %s', async (_, body) => expectRefusal(await submit(body), 400));

  it.each([
    ['a list of numbers', `[${'1,'.repeat(30_000)}1]`],
    ['thousands of fields', JSON.stringify({ ...Array(6_000).fill(0) })],
  ])('with %s, in fewer words than it has', async (_, body) => {
    const answer = await submit(body);
    const reported = (await answer.clone().text()).length;
    await expectRefusal(answer, 400);
    expect(reported).toBeLessThan(1_000);
  });

  it('with invalid UTF-8', async () => {
    const latin1 = Buffer.from(lead({ customer_name: 'Åse' }), 'latin1');
    await expectRefusal(await submit(latin1), 400);
    const overlong = Buffer.concat([Buffer.from('{"customer_name":"'), Buffer.from([0xc0, 0xaf])]);
    await expectRefusal(await submit(overlong), 400);
  });

  it.each(['iso-8859-1', 'utf-16', 'utf-7', '"windows-1252"'])('in %s', async (charset) => {
    const type = `application/json; charset=${charset}`;
    await expectRefusal(await submit(lead(), { 'content-type': type }), 415);
  });

  it.each(['utf-8', 'UTF-8', 'utf8', '"UTF8"'])('but accepted in %s', async (charset) => {
    const type = `application/json; charset=${charset}`;
    expect((await submit(lead(), { 'content-type': type })).status).toBe(201);
  });

  it.each(['gzip', 'br', 'deflate', 'x-none', 'gzip, gzip'])('encoded as %s', async (encoding) => {
    const bomb = gzipSync(Buffer.alloc(10 * MEGABYTE, 32));
    await expectRefusal(await submit(bomb, { 'content-encoding': encoding }), 415);
  });

  it.each([
    '',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json5',
    'a',
    '/',
    '*/*',
  ])('of type %j', async (type) =>
    expectRefusal(await submit(lead(), { 'content-type': type }), 415),
  );

  it.each([
    ['announced', `content-length: ${10 * MEGABYTE}`, '', ' '],
    [
      'in pieces',
      'transfer-encoding: chunked',
      `${(10 * MEGABYTE).toString(16)}\r\n`,
      ' \r\n0\r\n\r\n',
    ],
  ])('of 10 MB %s, holding little of twenty at once', async (_, way, before, end) => {
    const { hostname, port } = new URL(api.address);
    const head = `POST /api/leads HTTP/1.1\r\nhost: a\r\napikey: ${DEVELOPMENT_API_KEY}\r\n`;
    const allButTheLastByte = Buffer.alloc(10 * MEGABYTE - 1, 0x20);
    const heldBefore = heldBytes();
    const sockets = Array.from({ length: 20 }, () => connect(Number(port), hostname));
    await Promise.all(
      sockets.map((socket) => {
        socket.write(`${head}content-type: application/json\r\n${way}\r\n\r\n${before}`);
        return promisify(socket.write.bind(socket) as Write)(allButTheLastByte);
      }),
    );
    expect((heldBytes() - heldBefore) / MEGABYTE).toBeLessThan(100);
    for (const socket of sockets) {
      const answered = once(socket, 'data');
      socket.write(end);
      expect(String(await answered)).toMatch(/^HTTP\/1.1 413 /);
      socket.destroy();
    }
  });

  it('of more than 32 MB, without waiting for its end', async () => {
    const { hostname, port } = new URL(api.address);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const head = `POST /api/leads HTTP/1.1\r\nhost: a\r\napikey: ${DEVELOPMENT_API_KEY}\r\n`;
    socket.write(`${head}content-type: application/json\r\ncontent-length: 99999999\r\n\r\n`);
    const answered = once(socket, 'data');
    socket.write(Buffer.alloc(33 * MEGABYTE, 0x20));
    expect(String(await answered)).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });

  it('of one byte more than 64 KB', async () => {
    await expectRefusal(await submit(Buffer.alloc(64 * 1024 + 1, 0x20)), 413);
  });
});

describe('a request never causes an internal error', () => {
  const IDS = ['1', 'null', '%00', '..%2f..', "'or 1=1--", 'a'.repeat(150), '%F0%9F%9B%8B', '{}'];
  const QUERIES = [
    'cursor=x',
    'cursor=W10',
    `cursor=${Buffer.from('["-received_at",1e300,"a","b"]').toString('base64url')}`,
    `cursor=${Buffer.from('["-received_at",1,"\\u0000","\\u0000"]').toString('base64url')}`,
    `cursor=${Buffer.from(`1.${'-'.repeat(36)}`).toString('base64url')}`,
    'cursor=%00',
    'cursor=a&cursor=b',
    'cursor[a]=b',
    'limit=0',
    'limit=1e9',
    'limit=NaN',
    'limit=-1',
    'limit=1&limit=2',
    'q=%00abc',
    'q=%',
    'q=%25%25%25&sort=id',
    `q=${'a'.repeat(5000)}`,
    'q=abc&q=def',
    'city=%00',
    'city=%ED%A0%80',
    'status=__proto__',
    'service=toString',
    'from=2026-02-30',
    'from=-1-1-1',
    'to=999999-01-01',
    '__proto__[a]=1',
    'constructor=1',
    'unknown=1',
  ];
  const ask = (path: string, method = 'GET') =>
    send(path, { method, headers: { authorization: bearer } });

  it.each(QUERIES)('for the query %s', async (query) => {
    for (const list of ['leads', 'sales', 'partners', 'leads.csv']) {
      expect((await ask(`/api/admin/${list}?${query}`)).status).toBeLessThan(500);
    }
  });

  it.each(IDS)('for the id %s', async (id) => {
    const statuses = await Promise.all([
      ask(`/api/admin/leads/${id}`),
      ask(`/api/admin/leads/${id}`, 'DELETE'),
      ask(`/api/admin/leads/${id}/matching`),
      ask(`/api/admin/leads/${id}/release`, 'POST'),
    ]);
    for (const { status } of statuses) expect([400, 404, 414]).toContain(status);
  });

  it.each([
    'not an address',
    '203.0.113.1, 203.0.113.2',
    'a'.repeat(4000),
    '::ffff:999.1.1.1',
    '[::1]:80',
    "'; drop table lead; --",
    '%00',
  ])('for a client that calls itself %s', async (client) => {
    const headers = { 'x-forwarded-for': client, 'content-type': 'application/json' };
    const login = { method: 'POST', headers, body: '{"password":"gjett"}' };
    expect((await send('/api/admin/session', login)).status).toBe(401);
    expect((await submit(lead(), { 'x-forwarded-for': client })).status).toBe(201);
  });

  it('for any headers', async () => {
    const header = fc.string({
      unit: fc
        .integer({ min: 0x21, max: 0xff })
        .filter((code) => code !== 0x7f)
        .map((c) => String.fromCharCode(c)),
      maxLength: 300,
    });
    const names = [
      'authorization',
      'idempotency-key',
      'x-request-id',
      'x-form-seconds',
      'cookie',
      'origin',
      'accept',
      'accept-language',
      'range',
      'x-forwarded-host',
    ];
    const headers = fc.record(Object.fromEntries(names.map((name) => [name, header])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(headers, async (extra) => {
        const given = Object.fromEntries(
          Object.entries(extra).flatMap(([name, value]) => (value ? [[name, value]] : [])),
        );
        expect((await submit(lead(), given)).status).toBeLessThan(500);
        expect((await send('/api/admin/summary', { headers: given })).status).toBe(401);
      }),
      { numRuns: 100 },
    );
  });

  it('for any JSON', async () => {
    const keys = fc.constantFrom(...Object.keys(sampleSubmission()), '__proto__', 'status');
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(keys, value), async (changes) => {
        expect((await submit(lead(changes))).status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});

describe('malformed HTTP', () => {
  const talk = (text: string | Buffer) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(api.address);
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let answer = '';
      socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
      socket.on('close', () => resolve(answer)).on('error', reject);
    });
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => `x-${i}: ${i}\r\n`).join('');

  it.each([
    ['thousands of headers', `GET / HTTP/1.1\r\nhost: a\r\n${many(3000)}\r\n`, 431],
    ['a header of 20 KB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a folded header', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\r\n b\r\n\r\n', 400],
    ['a method of its own', 'STEAL / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['TLS', Buffer.from('16030100', 'hex'), 400],
    ['a tunnel', 'CONNECT megler.example:443 HTTP/1.1\r\nhost: megler.example\r\n\r\n', 405],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: gold\r\n\r\n', 417],
  ])('is answered with a problem document, and parted with: %s', async (_, text, status) => {
    const answer = await talk(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [head = '', body = ''] = answer.split(/\r\n\r\n(?=\{)/);
    expect(JSON.parse(body)).toMatchObject({ status, error: expect.any(String) });
    expect(head.toLowerCase()).toContain('\r\ncontent-type: application/problem+json');
    expect(head.toLowerCase()).toContain('\r\nx-content-type-options: nosniff');
  });

  it.each(['http://megler.example/api/health/live', 'HTTP://a/api/health/live?x=1'])(
    'an absolute-form address gets the usual answer: %s',
    async (address) => {
      const answer = await talk(`GET ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
      expect(answer.toLowerCase()).toContain('\r\ncache-control: no-store\r\n');
    },
  );

  it('an unmet expectation in a call by name gets that call’s error format', async () => {
    const answer = await talk(
      'POST /functions/v1/admin-login HTTP/1.1\r\nhost: a\r\nexpect: gold\r\ncontent-length: 0\r\n\r\n',
    );
    const [head = '', body = ''] = answer.split(/\r\n\r\n(?=\{)/);
    expect(head.toLowerCase()).toMatch(/^content-type: application\/json\r?$/m);
    expect(JSON.parse(body)).toEqual({ error: expect.any(String) });
  });
});
