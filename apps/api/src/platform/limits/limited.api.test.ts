import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { contract } from '../../testing/contract.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { ownApi } from '../../testing/start-api.js';

const LIMITED = ['/api/leads', '/functions/v1/secure-submit-lead'];
const OTHERS = ['/api/partner-applications', '/api/own-lead/links'];

describe('a rate-limited call reports the remaining calls', () => {
  const api = ownApi({ LEADS_PER_MINUTE: '50' });

  const send = async (path: string, body: string | null, more: Record<string, string> = {}) => {
    const headers = { apikey: DEVELOPMENT_API_KEY, 'content-type': 'application/json', ...more };
    const answer = await fetch(api.address + path, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    const [, left] = /r=(\d+);t=\d+$/.exec(answer.headers.get('ratelimit') ?? '') ?? [];
    return { status: answer.status, policy: answer.headers.get('ratelimit-policy'), left };
  };
  const FAULTS: [string, number, string | null, ...Record<string, string>[]][] = [
    ['that breaks a rule', 400, '{}'],
    ['that is no JSON', 400, '{'],
    ['without a body', 400, null],
    ['of another type', 415, '{}', { 'content-type': 'text/xml' }],
    ['that is too large', 413, ' '.repeat(70_000)],
  ];

  it.each(FAULTS)('to an uncounted %s (%i)', async (_, status, body, ...[headers]) => {
    for (const path of LIMITED) {
      const before = Number((await send(path, '{}')).left);
      expect(await send(path, body, headers)).toEqual({
        ...{ status, policy: '"leads";q=50;w=60', left: String(before) },
      });
    }
    for (const path of OTHERS) {
      const answer = await send(path, body, headers);
      expect(answer).toMatchObject({ status, policy: expect.stringMatching(/;q=5;w=60$/) });
      expect(answer.left).toBe('5');
    }
  });

  it('to a caller without a key', async () => {
    for (const path of [...LIMITED, OTHERS[0] ?? '']) {
      const answer = await send(path, JSON.stringify(sampleSubmission()), { apikey: 'another' });
      expect(answer).toMatchObject({ status: 401, left: expect.any(String) });
    }
  });

  it('to the same idempotency key with another body, which counts', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await send('/api/leads', JSON.stringify(sampleSubmission()), key);
    const other = JSON.stringify(sampleSubmission({ rooms: '9 rom' }));
    expect(await send('/api/leads', other, key)).toEqual({
      ...{ status: 409, policy: first.policy, left: String(Number(first.left) - 1) },
    });
  });

  it('past a limit other than that of leads', async () => {
    const ask = () => send('/api/own-lead/links', '{"email":"ingen@nordmann.no"}');
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push(await ask());
    expect(answers.map(({ status, left }) => [status, left])).toEqual([
      ...['4', '3', '2', '1', '0'].map((left) => [204, left]),
      [429, '0'],
    ]);
  });

  it('over all presses of owners and partners together', async () => {
    const press = (path: string, link = 'none') =>
      send(`/api/${path}`, '{}', { 'link-token': link });
    const PRESSES = [
      ...['own-lead/agent', 'own-lead/keep-waiting', 'partner-link/report'],
      ...['partner-link/accept', 'partner-link/decline', 'partner-link/report'],
    ];
    const answers = [];
    for (let i = 0; i < 21; i += 1) answers.push(await press(PRESSES[i % PRESSES.length] ?? ''));
    expect(answers.findIndex(({ status }) => status === 429)).toBe(20);
    expect(answers.at(-1)).toMatchObject({ policy: '"presses";q=20;w=60', left: '0' });
    expect((await press('partner-link/capacity')).status).toBe(429);
    expect((await press('own-lead/withdraw')).status).toBe(404);
    expect((await press('own-lead/agent', 'another')).status).not.toBe(429);
  });

  it('over presses on one record by each caller alone, so that nobody uses up another’s', async () => {
    const path = `/api/own-lead/quotes/${randomUUID()}/choose`;
    const press = (link: string) => send(path, '{"version":1}', { 'link-token': link });
    for (let i = 0; i < 20; i += 1) expect((await press('strange')).status).toBe(404);
    expect(await press('strange')).toMatchObject({ status: 429, left: '0' });
    expect(await press('own')).toMatchObject({ status: 404, left: '19' });
  });

  it('over passkey requests, so that their stored state stays bounded', async () => {
    const ask = () => send('/api/admin/session/passkey/options', null);
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429]);
    expect(answers.at(-1)?.policy).toBe('"passkeys";q=30;w=60');
    expect(await api.rows('select id from challenge')).toHaveLength(30);
  });

  it('in the form that the contract gives', () => {
    for (const path of ['/api/leads', '/api/admin/session/passkey/options', ...OTHERS]) {
      for (const [status, { headers }] of Object.entries(contract.paths[path]!.post!.responses)) {
        const names = Object.keys(headers ?? {});
        expect([path, status, names]).toEqual([
          ...[path, status, expect.arrayContaining(['RateLimit', 'RateLimit-Policy'])],
        ]);
      }
    }
  });
});
