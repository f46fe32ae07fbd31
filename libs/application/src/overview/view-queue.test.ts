import { describe, expect, it } from '@jest/globals';
import { type WorkQueue, FEW_CASES, MANY_CASES, MarkCase, ViewQueue } from './view-queue.js';

/** Records its arguments. */
class AskedQueue implements Pick<WorkQueue, 'look'> {
  asked: unknown;

  async look(...asked: unknown[]) {
    this.asked = asked;
    return [];
  }
}

it('shows a few cases of each kind, and more of the selected one', async () => {
  const queue = new AskedQueue();
  const now = new Date('2026-11-20T12:00:00.000Z');
  const view = new ViewQueue(queue, { now: () => now });
  await view.execute();
  expect(queue.asked).toEqual([now, FEW_CASES, undefined, undefined]);
  await view.execute('application');
  expect(queue.asked).toEqual([
    now,
    FEW_CASES,
    { kind: 'application', many: MANY_CASES },
    undefined,
  ]);
});

describe('a case of the queue', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const of = { kind: 'application', id: 'a' } as const;

  async function marked(
    mark: Parameters<MarkCase['execute']>[2],
    { userId = 'u' as string | null, holder = null as string | null } = {},
  ) {
    const calls: unknown[][] = [];
    const noted =
      (what: string) =>
      async (...given: unknown[]) =>
        void calls.push([what, ...given]);
    const queue = {
      ...{ release: noted('release'), snooze: noted('snooze') },
      take: async (...given: unknown[]) => {
        await noted('take')(...given);
        return holder;
      },
    };
    try {
      await new MarkCase(queue, { now: () => now }).execute(of, userId, mark);
    } catch (error) {
      const { code, message } = error as { code: string; message: string };
      return { calls, code, message };
    }
    return { calls };
  }

  it('is taken from nobody or from a named user, and released', async () => {
    expect(await marked({ taken: true })).toEqual({ calls: [['take', of, 'u', null]] });
    expect(await marked({ taken: true, takenFrom: 'v' })).toEqual({
      calls: [['take', of, 'u', 'v']],
    });
    expect(await marked({ taken: false })).toEqual({ calls: [['release', of, 'u']] });
  });

  it('that another user has is not taken, and its snooze stays', async () => {
    expect(await marked({ taken: true, snoozedUntil: null }, { holder: 'Berit' })).toEqual({
      ...{ calls: [['take', of, 'u', null]], code: 'case-taken' },
      message: 'Berit har tatt saken.',
    });
  });

  it('is taken by a user, never by the shared login, which may snooze it', async () => {
    expect(await marked({ taken: true }, { userId: null })).toEqual({
      ...{ calls: [], code: 'not-permitted' },
      message: 'Logg inn som deg selv for å ta en sak.',
    });
    const snoozed = await marked({ snoozedUntil: '2026-11-24' }, { userId: null });
    expect(snoozed).toEqual({ calls: [['snooze', of, '2026-11-24']] });
  });

  it('is snoozed to a later day, or no longer', async () => {
    expect(await marked({ snoozedUntil: null })).toEqual({ calls: [['snooze', of, null]] });
    expect(await marked({ taken: true, snoozedUntil: '2026-11-20' })).toMatchObject({
      ...{ calls: [], code: 'invalid-snooze' },
    });
    expect(await marked({})).toEqual({ calls: [] });
  });
});
