import { randomUUID } from 'node:crypto';
import {
  CONFIRMED_SECONDS,
  DAY_SECONDS,
  ENDED_SESSION_DAYS,
  SESSION_IDLE_SECONDS,
  SESSION_LONGEST_SECONDS,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { AdminSessions } from '../admin-sessions.js';

export interface AdminSessionsUnderTest {
  sessions: AdminSessions;
  letTimePass(seconds: number): Promise<void>;
}

/** Contract of every {@link AdminSessions}; each test calls `setUp` anew. */
export function adminSessionsContract(setUp: () => AdminSessionsUnderTest): void {
  const withSession = async () => {
    const under = setUp();
    const session = { id: randomUUID(), tokenDigest: 'first', generations: ['g', 'h'] };
    const seen = { browser: 'Chrome på Mac', network: '192.0.2.0/24' };
    await under.sessions.open({
      ...session,
      ...seen,
      generation: 'g',
      userId: null,
      by: 'logInAdmin',
    });
    const isOpen = async () => (await under.sessions.find(session.id, 'g')) !== undefined;
    return { ...under, session, isOpen };
  };

  describe('administrator sessions', () => {
    it('are active until they are ended', async () => {
      const { sessions, session, isOpen } = await withSession();
      expect(await isOpen()).toBe(true);
      await sessions.end(session.id);
      await sessions.end(session.id);
      expect(await isOpen()).toBe(false);
      expect(await sessions.rotate(session, 'second')).toBeUndefined();
    });

    it('are unknown under another password or another id', async () => {
      const { sessions, session } = await withSession();
      expect(await sessions.find(session.id, 'other')).toBeUndefined();
      expect(await sessions.find(randomUUID(), 'g')).toBeUndefined();
      expect(
        await sessions.rotate({ ...session, generations: ['other'] }, 'second'),
      ).toBeUndefined();
    });

    it('replace their token once per renewal', async () => {
      const { sessions, session, isOpen } = await withSession();
      expect(await sessions.rotate(session, 'second')).toBe('g');
      expect(await sessions.rotate({ ...session, tokenDigest: 'second' }, 'third')).toBe('g');
      expect(await isOpen()).toBe(true);
    });

    it('end when a used token is presented', async () => {
      const { sessions, session, isOpen } = await withSession();
      await sessions.rotate(session, 'second');
      expect(await sessions.rotate(session, 'stolen')).toBeUndefined();
      expect(await isOpen()).toBe(false);
      expect(await sessions.rotate({ ...session, tokenDigest: 'second' }, 'third')).toBeUndefined();
    });

    it('replace one token once for concurrent renewals, and end', async () => {
      const { sessions, session, isOpen } = await withSession();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => sessions.rotate(session, `next-${n}`)),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await isOpen()).toBe(false);
    });

    it('expire when unused, and stay active when used', async () => {
      const { sessions, session, isOpen, letTimePass } = await withSession();
      await letTimePass(SESSION_IDLE_SECONDS - 60);
      expect(await sessions.rotate(session, 'second')).toBe('g');
      await letTimePass(SESSION_IDLE_SECONDS - 60);
      expect(await isOpen()).toBe(true);
      await letTimePass(120);
      expect(await isOpen()).toBe(false);
      expect(await sessions.rotate({ ...session, tokenDigest: 'second' }, 'third')).toBeUndefined();
    });

    it('expire at their maximum age, however much they are used', async () => {
      const { sessions, session, isOpen, letTimePass } = await withSession();
      const step = SESSION_IDLE_SECONDS - 60;
      let tokenDigest = session.tokenDigest;
      for (let passed = step; passed < SESSION_LONGEST_SECONDS; passed += step) {
        await letTimePass(step);
        expect(await sessions.rotate({ ...session, tokenDigest }, `at-${passed}`)).toBe('g');
        tokenDigest = `at-${passed}`;
      }
      await letTimePass(step);
      expect(await isOpen()).toBe(false);
    });

    it('are listed with their browser and network, also for a while after their end', async () => {
      const { sessions, session, letTimePass } = await withSession();
      const listed = async () => (await sessions.listOf(null)).find(({ id }) => id === session.id);
      expect(await listed()).toMatchObject({ browser: 'Chrome på Mac', network: '192.0.2.0/24' });
      expect((await listed())?.endedAt).toBeNull();
      await sessions.endOf(randomUUID(), session.id);
      expect((await listed())?.endedAt).toBeNull();
      await sessions.endOf(null, session.id);
      expect((await listed())?.endedAt).toBeInstanceOf(Date);
      await letTimePass((ENDED_SESSION_DAYS - 1) * DAY_SECONDS);
      await sessions.purge();
      expect(await listed()).toBeDefined();
      await letTimePass(DAY_SECONDS + 60);
      await sessions.purge();
      expect(await listed()).toBeUndefined();
    });

    it('are deleted a while after they have expired, too', async () => {
      const { sessions, session, letTimePass } = await withSession();
      const isListed = async () =>
        (await sessions.listOf(null)).some(({ id }) => id === session.id);
      await letTimePass(SESSION_IDLE_SECONDS + (ENDED_SESSION_DAYS - 1) * DAY_SECONDS);
      await sessions.purge();
      expect(await isListed()).toBe(true);
      await letTimePass(DAY_SECONDS + 60);
      await sessions.purge();
      expect(await isListed()).toBe(false);
    });

    it('are listed last used first, and as ended once expired', async () => {
      const { sessions, session: first, letTimePass } = await withSession();
      const second = { ...first, id: randomUUID(), generation: 'g', userId: null };
      const seen = { browser: 'Safari på iPhone', network: '192.0.2.0/24' };
      await sessions.open({ ...second, ...seen, by: 'logInAdmin' });
      const listed = async () =>
        (await sessions.listOf(null)).filter(({ id }) => id === first.id || id === second.id);
      await letTimePass(120);
      await sessions.find(first.id, 'g');
      expect((await listed()).map(({ id }) => id)).toEqual([first.id, second.id]);
      await letTimePass(1);
      await sessions.rotate(second, 'second');
      await letTimePass(SESSION_IDLE_SECONDS - 60);
      expect((await listed()).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect((await listed()).map(({ endedAt }) => endedAt)).toEqual([null, expect.any(Date)]);
    });

    it('begin confirmed, and stay so for five minutes after each confirmation', async () => {
      const { sessions, session, letTimePass } = await withSession();
      const isConfirmed = async () => (await sessions.find(session.id, 'g'))?.isConfirmed;
      expect(await isConfirmed()).toBe(true);
      await letTimePass(CONFIRMED_SECONDS + 1);
      expect(await isConfirmed()).toBe(false);
      await sessions.confirm(randomUUID());
      expect(await isConfirmed()).toBe(false);
      await sessions.confirm(session.id);
      expect(await isConfirmed()).toBe(true);
    });
  });
}
