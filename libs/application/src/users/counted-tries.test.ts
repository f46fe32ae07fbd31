import { DomainError } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { counted } from './failed-logins.js';
import { TestUsers } from './testing/test-users.js';

const wrong = () => Promise.reject(new DomainError('wrong-password'));

describe('a counted try', () => {
  it('counts before it is made, so that concurrent tries cannot pass the limit', async () => {
    const { attempts } = new TestUsers();
    let made = 0;
    const tries = Array.from({ length: 20 }, () =>
      counted(attempts, TestUsers.CLIENT, () => ((made += 1), wrong())),
    );
    const answers = await Promise.allSettled(tries);
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(made).toBe(5);
  });

  it('returns the result and no longer counts when it succeeds', async () => {
    const { attempts } = new TestUsers();
    for (let n = 0; n < 20; n += 1) {
      expect(await counted(attempts, TestUsers.CLIENT, async () => n)).toBe(n);
    }
  });

  it('counts for any failure, also one that the caller did not cause', async () => {
    const { attempts } = new TestUsers();
    const away = () => Promise.reject(new DomainError('storage-unavailable'));
    for (let n = 0; n < 5; n += 1) {
      const tried = counted(attempts, TestUsers.CLIENT, away);
      await expect(tried).rejects.toMatchObject({ code: 'storage-unavailable' });
    }
    const right = counted(attempts, TestUsers.CLIENT, async () => 'in');
    await expect(right).rejects.toMatchObject({ code: 'too-many-attempts' });
  });
});
