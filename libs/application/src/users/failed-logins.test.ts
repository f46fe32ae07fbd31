import { DomainError } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { FailedLogins, isRefusal } from './failed-logins.js';

const SEEN = { browser: 'Firefox på Windows', network: '192.0.2.0' };
const HOUR_MS = 3_600_000;

describe('failed logins', () => {
  it('fill the audit log only up to an hourly cap', async () => {
    let now = new Date('2026-11-27T08:00:00.000Z');
    let logged = 0;
    const failed = new FailedLogins({ saw: () => void (logged += 1) }, { now: () => now });
    const failOver = async (from: Date, times: number) => {
      for (let nth = 0; nth < times; nth += 1) {
        now = new Date(from.getTime() + (nth * HOUR_MS) / times);
        const wrong = () => Promise.reject(new DomainError('wrong-password'));
        await expect(failed.recording('logInAdmin', SEEN, wrong)).rejects.toThrow(DomainError);
      }
    };
    await failOver(now, 310);
    expect(logged).toBe(300);
    await failOver(new Date('2026-11-27T09:00:00.000Z'), 5);
    expect(logged).toBe(305);
  });
});

it('a login that was not tried is no failed one', () => {
  const codes = ['wrong-code', 'too-many-attempts', 'storage-unavailable'] as const;
  expect(codes.filter((code) => isRefusal(new DomainError(code)))).toEqual(['wrong-code']);
  expect(isRefusal(new Error('wrong-code'))).toBe(false);
});
