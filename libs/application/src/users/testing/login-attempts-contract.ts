import { randomUUID } from 'node:crypto';
import {
  CLIENT_WINDOW_SECONDS,
  DAY_SECONDS,
  FAILED_LOGINS_A_DAY,
  FAILED_LOGINS_PER_CLIENT,
  SLOWED_AFTER_FAILURE_SECONDS,
  SLOWED_SECONDS,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { LoginAttempts } from '../failed-logins.js';

export interface LoginAttemptsUnderTest {
  attempts: LoginAttempts;
  letTimePass(seconds: number): Promise<void>;
}

/** Contract of every {@link LoginAttempts}; each test calls `setUp` anew. */
export function loginAttemptsContract(setUp: () => LoginAttemptsUnderTest): void {
  const client = (budget: string = randomUUID()) => ({ name: randomUUID(), budget });
  const times = <T>(count: number, work: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, work));

  describe('the count of failed logins', () => {
    it('allows a client five tries, also when they come at once', async () => {
      const { attempts } = setUp();
      const one = client();
      const answers = await times(50, () => attempts.reserve(one));
      const reserved = answers.filter(({ outcome }) => outcome === 'reserved');
      expect(reserved).toHaveLength(FAILED_LOGINS_PER_CLIENT);
      expect((await attempts.reserve(client(one.budget))).outcome).toBe('reserved');
    });

    it('returns when the next try is allowed, and allows it then', async () => {
      const { attempts, letTimePass } = setUp();
      const one = client();
      await times(FAILED_LOGINS_PER_CLIENT, () => attempts.reserve(one));
      await letTimePass(60);
      const refused = await attempts.reserve(one);
      if (refused.outcome !== 'refused') throw new Error('Five were the limit');
      expect(refused.retryAfterSeconds).toBeGreaterThan(CLIENT_WINDOW_SECONDS - 90);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(CLIENT_WINDOW_SECONDS - 60);
      expect(Number.isInteger(refused.retryAfterSeconds)).toBe(true);
      await letTimePass(refused.retryAfterSeconds);
      expect((await attempts.reserve(one)).outcome).toBe('reserved');
    });

    it('does not count a success', async () => {
      const { attempts } = setUp();
      const one = client();
      for (let login = 0; login < 2 * FAILED_LOGINS_PER_CLIENT; login += 1) {
        const attempt = await attempts.reserve(one);
        if (attempt.outcome !== 'reserved') throw new Error('No login failed');
        await attempts.release(attempt.id);
      }
    });

    it('allows a budget a hundred failures a day over all its clients, independent of other budgets', async () => {
      const { attempts } = setUp();
      const budget = randomUUID();
      const answers = await times(FAILED_LOGINS_A_DAY + 20, () => attempts.reserve(client(budget)));
      const reserved = answers.filter(({ outcome }) => outcome === 'reserved');
      expect(reserved).toHaveLength(FAILED_LOGINS_A_DAY);
      expect((await attempts.reserve(client())).outcome).toBe('reserved');
    });

    describe('in a budget with a hundred failures', () => {
      const slowedDown = async () => {
        const budget = randomUUID();
        const failed = Array.from({ length: FAILED_LOGINS_A_DAY }, () => client(budget));
        const { attempts, letTimePass } = setUp();
        for (const each of failed) await attempts.reserve(each);
        const heard = async (one = client(budget)) => {
          const answer = await attempts.reserve(one);
          return answer.outcome === 'reserved' ? 0 : answer.retryAfterSeconds;
        };
        return { budget, again: failed[0], heard, attempts, letTimePass };
      };

      it('allows a client without failures one try every few seconds', async () => {
        const { heard, letTimePass } = await slowedDown();
        const wait = await heard();
        expect(wait).toBeGreaterThan(SLOWED_SECONDS - 10);
        expect(wait).toBeLessThanOrEqual(SLOWED_SECONDS);
        await letTimePass(wait);
        const together = await Promise.all([heard(), heard(), heard()]);
        expect(together.filter((each) => each === 0)).toHaveLength(1);
      });

      it('makes a client that has failed wait minutes, after those that have not', async () => {
        const { again, heard, letTimePass } = await slowedDown();
        await letTimePass(SLOWED_SECONDS);
        const wait = await heard(again);
        expect(wait).toBeGreaterThan(SLOWED_AFTER_FAILURE_SECONDS - SLOWED_SECONDS - 10);
        expect(await heard()).toBe(0);
        expect(await heard(again)).toBeGreaterThan(SLOWED_AFTER_FAILURE_SECONDS - 10);
        await letTimePass(SLOWED_AFTER_FAILURE_SECONDS);
        expect(await heard(again)).toBe(0);
      });

      it('allows one try at a time all day, however often expired tries are purged', async () => {
        const { heard, attempts, letTimePass } = await slowedDown();
        await letTimePass(DAY_SECONDS - 60);
        await attempts.purge();
        expect(await heard()).toBe(0);
        expect(await heard()).toBeGreaterThan(0);
      });

      it('does not slow another budget, nor this one a day later', async () => {
        const { budget, heard, letTimePass } = await slowedDown();
        expect(await heard(client())).toBe(0);
        await letTimePass(DAY_SECONDS + 1);
        expect(await heard(client(budget))).toBe(0);
        expect(await heard(client(budget))).toBe(0);
      });
    });

    it('deletes a failure after a day, not earlier', async () => {
      const { attempts, letTimePass } = setUp();
      const one = client();
      await times(FAILED_LOGINS_PER_CLIENT, () => attempts.reserve(one));
      await attempts.purge();
      expect((await attempts.reserve(one)).outcome).toBe('refused');
      await letTimePass(DAY_SECONDS + 1);
      await attempts.purge();
      expect((await attempts.reserve(one)).outcome).toBe('reserved');
    });
  });
}
