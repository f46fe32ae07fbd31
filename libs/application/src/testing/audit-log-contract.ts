import { randomUUID } from 'node:crypto';
import { auditedSince, DAY_SECONDS, type AuditedAct } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry, AuditLog } from '../ports/audit-log.js';
import type { PeopleRepository } from '../ports/people-repository.js';
import { sampleLink, samplePerson } from './sample-person.js';

/** What a contract needs: a log, something that changes, and a row of another time. */
export interface AuditLogUnderTest {
  log: AuditLog;
  people: PeopleRepository;
  /** Puts a row in the log as if it had been kept then. */
  keptAt(act: AuditedAct, at: Date): Promise<void>;
}

/** What every {@link AuditLog} keeps. */
export function auditLogContract(setUp: () => Promise<AuditLogUnderTest>): void {
  describe('the audit log', () => {
    let under: AuditLogUnderTest;
    let log: AuditLog;
    let subjectId: string;
    beforeEach(async () => {
      under = await setUp();
      ({ log } = under);
      subjectId = randomUUID();
    });
    const act = (changes: Partial<AuditedAct> = {}): AuditedAct => ({
      personId: randomUUID(),
      name: 'Kari Nordmann',
      role: 'eier',
      act: 'changed',
      call: 'followUpLead',
      subjectId,
      fields: ['status', 'note'],
      count: null,
      browser: 'Chrome på Mac',
      network: '192.0.2.0/24',
      ...changes,
    });
    const own = () => log.list({ subjectId }, 50);
    const invite = (email?: string) => {
      const person = samplePerson(email ? { email } : {});
      return under.people.invite(person, sampleLink(person), 'digest').then(() => person);
    };

    it('tells all of what was done, once, and gives what came of it', async () => {
      const done = act();
      expect(await log.during(done, async () => 'the answer')).toBe('the answer');
      expect(await own()).toEqual([{ ...done, id: expect.any(String), at: expect.any(Date) }]);
      await log.during(act({ subjectId: null, personId: null }), invite);
      await log.during(done, async () => [await invite(), await invite()]);
      expect(await own()).toHaveLength(2);
    });

    it('tells of no work that changed nothing and failed', async () => {
      const { email } = await invite();
      await expect(log.during(act(), () => invite(email))).rejects.toMatchObject({
        code: 'person-email-taken',
      });
      expect(await own()).toEqual([]);
    });

    it('tells of a change, though what came after it failed', async () => {
      const work = async () => {
        await invite();
        throw new Error('Afterwards');
      };
      await expect(log.during(act(), work)).rejects.toThrow('Afterwards');
      expect(await own()).toHaveLength(1);
    });

    it('tells of what was looked at, once it is flushed', async () => {
      log.saw(act({ act: 'saw', count: 3 }));
      log.saw(act({ act: 'saw', count: 0 }));
      await log.flush();
      await log.flush();
      expect((await own()).map(({ count }) => count).sort()).toEqual([0, 3]);
    });

    it('is read backwards, a page at a time', async () => {
      const minutes = [1, 2, 3, 4, 5];
      const at = (minute: number) => new Date(Date.now() - minute * 60_000);
      for (const minute of [3, 1, 5, 2, 4]) await under.keptAt(act({ count: minute }), at(minute));
      let after: AuditEntry | undefined;
      for (const minute of minutes) {
        const page: AuditEntry[] = await log.list({ subjectId }, 1, after);
        expect(page.map(({ count }) => count)).toEqual([minute]);
        after = page[0];
      }
      expect(await log.list({ subjectId }, 1, after)).toEqual([]);
    });

    it('is read to its end where many rows are of the same moment', async () => {
      const at = new Date();
      for (const count of [1, 2, 3]) await under.keptAt(act({ count }), at);
      const first = await log.list({ subjectId }, 2);
      const rest = await log.list({ subjectId }, 2, first.at(-1));
      expect([...first, ...rest].map(({ count }) => count).sort()).toEqual([1, 2, 3]);
    });

    it('is narrowed by part of a name, what was done and when', async () => {
      const [before, then] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')];
      await under.keptAt(act({ name: 'Ola_50%', act: 'erased', count: 1 }), before);
      await under.keptAt(act({ name: 'Åse Berg', count: 2 }), then);
      const found = async (filter: Parameters<AuditLog['list']>[0]) =>
        (await log.list({ subjectId, ...filter }, 50)).map(({ count }) => count);
      expect(await found({})).toEqual([2, 1]);
      expect(await found({ name: 'åse' })).toEqual([2]);
      expect(await found({ name: '%' })).toEqual([1]);
      expect(await found({ name: '_5' })).toEqual([1]);
      expect(await found({ act: 'erased' })).toEqual([1]);
      expect(await found({ from: then })).toEqual([2]);
      expect(await found({ to: then })).toEqual([1]);
      expect(await found({ subjectId: randomUUID() })).toEqual([]);
    });

    it('forgets what is older than 24 months, and nothing sooner, whoever asks for more', async () => {
      const end = auditedSince(new Date());
      const beside = (days: number) => new Date(end.getTime() + days * DAY_SECONDS * 1000);
      await under.keptAt(act({ count: 1 }), beside(-1));
      await under.keptAt(act({ count: 2 }), beside(1));
      await log.forget(beside(-2));
      expect(await own()).toHaveLength(2);
      await log.forget(beside(2));
      expect((await own()).map(({ count }) => count)).toEqual([2]);
    });
  });
}
