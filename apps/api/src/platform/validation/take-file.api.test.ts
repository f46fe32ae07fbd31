import { request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiUnderTest, startApi } from '../../testing/start-api.js';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const CALLS = [
  ['PUT', '/api/partner/logo'],
  ['POST', '/api/admin/bank-files'],
  ['PUT', '/api/admin/postal-codes'],
  ['POST', '/api/leads'],
  ['POST', '/functions/v1/secure-submit-lead'],
] as const;
const TYPES = ['image/png', 'application/xml', 'text/tab-separated-values'];

/** The status that arrives while most of a body of 4 MB is unsent. */
function statusBeforeBody(method: string, path: string, type: string): Promise<number> {
  const length = 4 * 1024 * 1024;
  const headers = { 'content-type': type, 'content-length': length };
  return new Promise((resolve, reject) => {
    const request = send(api.address + path, { method, headers }, (answer) => {
      resolve(answer.statusCode ?? 0);
      request.destroy();
    });
    request.on('error', reject).write('x');
  });
}

describe('a large body without API key or session', () => {
  const each = CALLS.flatMap(([method, path]) =>
    TYPES.map((type) => [method, path, type] as const),
  );

  it.each(each)('is rejected before it has arrived: %s %s as %s', async (method, path, type) => {
    expect([401, 415]).toContain(await statusBeforeBody(method, path, type));
  });
});
