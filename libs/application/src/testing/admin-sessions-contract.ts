import { randomUUID } from 'node:crypto';
import { SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { AdminSessions } from '../ports/admin-sessions.js';

/** What a contract needs: sessions, and a way to let time pass for them. */
export interface AdminSessionsUnderTest {
  sessions: AdminSessions;
  letTimePass(seconds: number): Promise<void>;
}

/** What every {@link AdminSessions} keeps. `setUp` is asked for anew in each test. */
export function adminSessionsContract(setUp: () => AdminSessionsUnderTest): void {
  const withSession = async () => {
    const under = setUp();
    const session = { id: randomUUID(), tokenDigest: 'first', generation: 'g' };
    await under.sessions.open(session);
    const isOpen = () => under.sessions.isOpen(session.id, 'g');
    return { ...under, session, isOpen };
  };

  describe('administrator sessions', () => {
    it('are open until they are ended', async () => {
      const { sessions, session, isOpen } = await withSession();
      expect(await isOpen()).toBe(true);
      await sessions.end(session.id);
      await sessions.end(session.id);
      expect(await isOpen()).toBe(false);
      expect(await sessions.rotate(session, 'second')).toBe(false);
    });

    it('are unknown under another password or another id', async () => {
      const { sessions, session } = await withSession();
      expect(await sessions.isOpen(session.id, 'other')).toBe(false);
      expect(await sessions.isOpen(randomUUID(), 'g')).toBe(false);
      expect(await sessions.rotate({ ...session, generation: 'other' }, 'second')).toBe(false);
    });

    it('replace their token one after the other', async () => {
      const { sessions, session, isOpen } = await withSession();
      expect(await sessions.rotate(session, 'second')).toBe(true);
      expect(await sessions.rotate({ ...session, tokenDigest: 'second' }, 'third')).toBe(true);
      expect(await isOpen()).toBe(true);
    });

    it('end when a used token comes back', async () => {
      const { sessions, session, isOpen } = await withSession();
      await sessions.rotate(session, 'second');
      expect(await sessions.rotate(session, 'stolen')).toBe(false);
      expect(await isOpen()).toBe(false);
      expect(await sessions.rotate({ ...session, tokenDigest: 'second' }, 'third')).toBe(false);
    });

    it('give one token for one, however many ask at once, and end', async () => {
      const { sessions, session, isOpen } = await withSession();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => sessions.rotate(session, `next-${n}`)),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await isOpen()).toBe(false);
    });

    it('run out when unused, and live on when used', async () => {
      const { sessions, session, isOpen, letTimePass } = await withSession();
      await letTimePass(SESSION_IDLE_SECONDS - 60);
      expect(await sessions.rotate(session, 'second')).toBe(true);
      await letTimePass(SESSION_IDLE_SECONDS - 60);
      expect(await isOpen()).toBe(true);
      await letTimePass(120);
      expect(await isOpen()).toBe(false);
      expect(await sessions.rotate({ ...session, tokenDigest: 'second' }, 'third')).toBe(false);
    });

    it('run out in the end, however much they are used', async () => {
      const { sessions, session, isOpen, letTimePass } = await withSession();
      const step = SESSION_IDLE_SECONDS - 60;
      let tokenDigest = session.tokenDigest;
      for (let passed = step; passed < SESSION_LONGEST_SECONDS; passed += step) {
        await letTimePass(step);
        expect(await sessions.rotate({ ...session, tokenDigest }, `at-${passed}`)).toBe(true);
        tokenDigest = `at-${passed}`;
      }
      await letTimePass(step);
      expect(await isOpen()).toBe(false);
    });

    it('are purged when they have run out, and no sooner', async () => {
      const { sessions, isOpen, letTimePass } = await withSession();
      await sessions.purge();
      expect(await isOpen()).toBe(true);
      await letTimePass(SESSION_IDLE_SECONDS + 1);
      await sessions.purge();
      expect(await isOpen()).toBe(false);
    });
  });
}
