import { beforeEach, expect, test, describe } from '@jest/globals';
import type { LeadPayload, Refusal } from '../../shared/lead/submission';
import { memoryStorage, type PlainStorage } from '../../shared/testing/storage';
import type { Outcome } from './post-lead';
import { newPendingLead, parsePendingLeads } from './pending-lead';
import { PendingQueue } from './pending-queue';
import { Resender, withLease } from './resender';

describe('resender', () => {
  const START = 1_000_000_000_000;
  const SECOND = 1_000;
  const MINUTE = 60 * SECOND;
  const DAY = 24 * 60 * MINUTE;
  const ACCEPTED: Outcome = { kind: 'accepted', leadId: '1' };
  const UNREACHABLE: Outcome = { kind: 'unreachable', retryAfterMs: 0 };

  let now: number;
  let storage: PlainStorage;
  let queue: PendingQueue;
  let outcomes: Outcome[];
  let posted: string[];
  let refusals: Refusal[];
  let accepted: number;
  let givenUp: string[];
  let alarm: { task: () => void; milliseconds: number } | undefined;
  let otherTabSends: boolean;
  let onPost: () => void;
  let resender: Resender;

  beforeEach(() => {
    now = START;
    outcomes = [];
    posted = [];
    refusals = [];
    accepted = 0;
    givenUp = [];
    alarm = undefined;
    otherTabSends = false;
    onPost = () => {};
    storage = memoryStorage();
    queue = new PendingQueue(
      () => storage,
      () => now,
    );
    resender = new Resender({
      queue,
      now: () => now,
      chance: () => 0,
      post: async (_, idempotencyKey) => {
        posted.push(idempotencyKey);
        onPost();
        return outcomes.shift() ?? ACCEPTED;
      },
      oneTab: async (task) => {
        if (!otherTabSends) await task();
      },
      alarm: (task, milliseconds) => (alarm = { task, milliseconds }),
      refused: (refusal) => refusals.push(refusal),
      postponed: () => {},
      gaveUp: ({ idempotencyKey }) => givenUp.push(idempotencyKey),
      accepted: () => (accepted += 1),
    });
  });

  const leaveWaiting = (idempotencyKey: string) =>
    queue.keep(newPendingLead(idempotencyKey, {} as LeadPayload, now));

  const alarmRings = async () => {
    const { task, milliseconds } = alarm ?? { task: () => {}, milliseconds: 0 };
    alarm = undefined;
    now += milliseconds;
    task();
    await new Promise((resolve) => setImmediate(resolve));
    return milliseconds;
  };

  test('a visit sends the queued lead and removes it', async () => {
    leaveWaiting('a');
    leaveWaiting('b');
    await resender.hurry();
    expect(posted).toEqual(['a', 'b']);
    expect(accepted).toBe(2);
    expect(queue.list()).toEqual([]);
    expect(alarm).toBeUndefined();
  });

  test('a lead withdrawn during another’s sending is not sent', async () => {
    leaveWaiting('a');
    leaveWaiting('b');
    onPost = () => queue.remove('a', 'b');
    await resender.hurry();
    expect(posted).toEqual(['a']);
  });

  test('the back-off doubles up to a quarter of an hour until the lead is accepted', async () => {
    leaveWaiting('a');
    outcomes = Array<Outcome>(9).fill(UNREACHABLE);
    await resender.hurry();
    const pauses = [];
    while (alarm) pauses.push((await alarmRings()) / SECOND);
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900]);
    expect(posted).toHaveLength(10);
    expect(queue.list()).toEqual([]);
  });

  test('a lead being sent by the form is left alone until the form gives up', async () => {
    leaveWaiting('a');
    resender.schedule();
    expect(alarm?.milliseconds).toBe(20 * SECOND);
  });

  test('nothing is sent before the time that the server asked for', async () => {
    leaveWaiting('a');
    outcomes = [{ kind: 'unreachable', retryAfterMs: 2 * MINUTE }];
    await resender.hurry();
    now += MINUTE;
    await resender.hurry();
    expect(posted).toHaveLength(1);
    expect(alarm?.milliseconds).toBe(MINUTE);
    now += MINUTE;
    await resender.hurry();
    expect(posted).toHaveLength(2);
  });

  test('a restored network cancels the back-off', async () => {
    leaveWaiting('a');
    outcomes = [UNREACHABLE];
    await resender.hurry();
    now += SECOND;
    await resender.hurry();
    expect(queue.list()).toEqual([]);
  });

  test('a clock set back delays neither the next visit nor an open page', async () => {
    leaveWaiting('a');
    outcomes = [UNREACHABLE, UNREACHABLE];
    await resender.hurry();
    now -= 5 * 60 * MINUTE;
    await resender.hurry();
    expect(posted).toHaveLength(2);
    expect(alarm?.milliseconds).toBe(20 * SECOND);
    now -= 5 * 60 * MINUTE;
    resender.schedule();
    expect(await alarmRings()).toBe(5 * SECOND);
    expect(posted).toHaveLength(3);
    expect(queue.list()).toEqual([]);
  });

  test('a clock set back extends no lead beyond its week', async () => {
    leaveWaiting('a');
    now -= DAY;
    outcomes = [{ kind: 'unreachable', retryAfterMs: 8 * DAY }];
    await resender.hurry();
    now += 7 * DAY;
    await resender.hurry();
    expect(storage.getItem('pending-leads')).toBeNull();
  });

  test('a refused lead leaves the queue, and a toast says so', async () => {
    leaveWaiting('a');
    const refusal: Refusal = { kind: 'refused', reasons: ['Nei.'], errors: [] };
    outcomes = [refusal];
    await resender.hurry();
    expect(queue.list()).toEqual([]);
    expect(refusals).toEqual([refusal]);
    expect(accepted).toBe(0);
  });

  test('other tabs receive the server’s answer, which is not stored', async () => {
    const written: string[] = [];
    const { setItem } = storage;
    storage.setItem = (key, value) => {
      written.push(value);
      setItem(key, value);
    };
    leaveWaiting('a');
    leaveWaiting('b');
    outcomes = [ACCEPTED, { kind: 'refused', reasons: [], errors: [] }];
    await resender.hurry();
    const words = written
      .flatMap(parsePendingLeads)
      .map(({ idempotencyKey, lastWord }) => [idempotencyKey, lastWord]);
    expect(words).toContainEqual(['a', 'sent']);
    expect(words).toContainEqual(['b', 'refused']);
    expect(storage.getItem('pending-leads')).toBeNull();
  });

  test('while another tab sends, this one waits', async () => {
    leaveWaiting('a');
    otherTabSends = true;
    await resender.hurry();
    expect(posted).toEqual([]);
    otherTabSends = false;
    await alarmRings();
    expect(posted).toEqual(['a']);
  });

  test('a lead replaced by a changed form does not come back', async () => {
    leaveWaiting('a');
    outcomes = [UNREACHABLE];
    const sending = resender.hurry();
    queue.remove('a');
    await sending;
    expect(queue.list()).toEqual([]);
  });

  test('a visit after a week sends nothing and clears the queue', async () => {
    leaveWaiting('a');
    now += 7 * DAY;
    await resender.hurry();
    expect(posted).toEqual([]);
    expect(givenUp).toEqual(['a']);
    expect(alarm).toBeUndefined();
    expect(storage.getItem('pending-leads')).toBeNull();
  });

  test('on an open page a lead expires after a week', async () => {
    leaveWaiting('a');
    now += 7 * DAY - MINUTE;
    outcomes = [{ kind: 'unreachable', retryAfterMs: DAY }];
    await resender.hurry();
    expect(givenUp).toEqual([]);
    expect(await alarmRings()).toBe(MINUTE);
    expect(storage.getItem('pending-leads')).toBeNull();
    expect(posted).toEqual(['a']);
    expect(givenUp).toEqual(['a']);
  });
});

test('one of two tabs runs, the other after it', async () => {
  const storage = memoryStorage();
  const ran: string[] = [];
  const here = withLease(
    () => storage,
    () => 1_000,
  );
  const there = withLease(
    () => storage,
    () => 2_000,
  );
  await here(async () => {
    ran.push('here');
    await there(async () => void ran.push('there, too early'));
  });
  await there(async () => void ran.push('there'));
  expect(ran).toEqual(['here', 'there']);
});

test('a closed tab blocks the others for a minute at most', async () => {
  const storage = memoryStorage();
  void withLease(
    () => storage,
    () => 0,
  )(() => new Promise(() => {}));
  const ran: number[] = [];
  for (const time of [59_000, 61_000]) {
    await withLease(
      () => storage,
      () => time,
    )(async () => void ran.push(time));
  }
  expect(ran).toEqual([61_000]);
});
