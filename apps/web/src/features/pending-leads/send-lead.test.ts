import type { FormHints } from '@boligstyling/domain';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { LeadPayload } from '../../shared/lead/submission';
import { forbiddenStorage, memoryStorage, type PlainStorage } from '../../shared/testing/storage';
import type { Outcome } from './post-lead';
import { PendingQueue } from './pending-queue';
import { sendAndKeep, sendOnce } from './send-lead';
import { SubmissionKeys } from './submission-key';

const lead = (rooms: string) => ({ rooms }) as LeadPayload;
const ACCEPTED: Outcome = { kind: 'accepted', leadId: '1' };
const UNREACHABLE: Outcome = { kind: 'unreachable', retryAfterMs: 0 };
const REFUSED: Outcome = { kind: 'refused', reasons: ['Nei.'], errors: [] };

let local: PlainStorage | null;
let queue: PendingQueue;
let posted: {
  rooms: string;
  idempotencyKey: string;
  hints?: FormHints;
  waitingMeanwhile: number;
}[];
let outcome: Outcome;
let scheduled: number;

beforeEach(() => {
  local = memoryStorage();
  posted = [];
  outcome = ACCEPTED;
  scheduled = 0;
});

const forms = () => {
  queue = new PendingQueue(
    () => local ?? forbiddenStorage(),
    () => 1_000,
  );
  const keys = new SubmissionKeys(() => local ?? forbiddenStorage());
  const post = async (payload: LeadPayload, idempotencyKey: string, hints?: FormHints) => {
    posted.push({
      rooms: payload.rooms ?? '',
      idempotencyKey,
      hints,
      waitingMeanwhile: queue.list().length,
    });
    return outcome;
  };
  const resender = { schedule: () => void (scheduled += 1) };
  const parts = { keys, queue, post, resender, now: () => 1_000, chance: () => 0 };
  return { press: sendAndKeep(parts), pressOnce: sendOnce(keys, post) };
};

const keysPosted = () => posted.map(({ idempotencyKey }) => idempotencyKey);

describe('with the queue', () => {
  test('the lead is queued before it is sent and removed when the server has it', async () => {
    expect(await forms().press(lead('stue'))).toEqual(ACCEPTED);
    expect(posted).toMatchObject([{ rooms: 'stue', waitingMeanwhile: 1 }]);
    expect(queue.list()).toEqual([]);
  });

  test('a failed lead stays queued and is sent again', async () => {
    outcome = { kind: 'unreachable', retryAfterMs: 60_000 };
    expect(await forms().press(lead('stue'))).toEqual({ kind: 'queued' });
    expect(queue.list()).toMatchObject([
      {
        payload: { rooms: 'stue' },
        idempotencyKey: posted[0]?.idempotencyKey,
        attempts: 1,
        notBefore: 61_000,
      },
    ]);
    expect(scheduled).toBe(1);
  });

  test('form hints are sent with the lead, also on a retry', async () => {
    outcome = UNREACHABLE;
    const hints = { hiddenFieldFilled: false, seconds: 2 };
    await forms().press(lead('stue'), hints);
    expect(posted).toMatchObject([{ hints }]);
    expect(queue.list()).toMatchObject([{ hints }]);
  });

  test('an unchanged lead is sent again under the same idempotency key', async () => {
    outcome = UNREACHABLE;
    const { press } = forms();
    await press(lead('stue'));
    await press(lead('stue'));
    expect(new Set(keysPosted()).size).toBe(1);
    expect(queue.list()).toHaveLength(1);
  });

  test('the idempotency key stays the same when the queue has delivered the lead meanwhile', async () => {
    outcome = UNREACHABLE;
    const { press } = forms();
    await press(lead('stue'));
    queue.remove(posted[0]?.idempotencyKey ?? '');
    outcome = ACCEPTED;
    expect(await press(lead('stue'))).toEqual(ACCEPTED);
    expect(new Set(keysPosted()).size).toBe(1);
  });

  test('a changed form replaces the queued lead', async () => {
    outcome = UNREACHABLE;
    const { press } = forms();
    await press(lead('stue'));
    await press(lead('kjøkken'));
    expect(queue.list()).toMatchObject([{ payload: { rooms: 'kjøkken' } }]);
    expect(new Set(keysPosted()).size).toBe(2);
  });

  test('a lead sent by a press in one tab is reported to the other tabs', async () => {
    const written: string[] = [];
    const { setItem } = local!;
    local!.setItem = (key, value) => {
      written.push(value);
      setItem(key, value);
    };
    await forms().press(lead('stue'));
    expect(written.at(-1)).toContain('"lastWord":"sent"');
  });

  test('a refused lead is not queued', async () => {
    outcome = REFUSED;
    expect(await forms().press(lead('stue'))).toEqual(REFUSED);
    expect(queue.list()).toEqual([]);
  });

  test('without storage the lead is sent, and a failure is reported', async () => {
    local = null;
    const { press } = forms();
    expect(await press(lead('stue'))).toEqual(ACCEPTED);
    outcome = UNREACHABLE;
    expect(await press(lead('stue'))).toEqual({ kind: 'unsent' });
    outcome = { ...UNREACHABLE, status: 429 };
    expect(await press(lead('stue'))).toEqual({ kind: 'unsent', status: 429 });
    expect(scheduled).toBe(0);
  });
});

describe('without the queue', () => {
  test('a failure leaves only the idempotency key', async () => {
    outcome = UNREACHABLE;
    const { pressOnce } = forms();
    expect(await pressOnce(lead('stue'))).toEqual({ kind: 'unsent' });
    outcome = { ...UNREACHABLE, status: 429 };
    expect(await pressOnce(lead('stue'))).toEqual({ kind: 'unsent', status: 429 });
    expect(queue.list()).toEqual([]);
    outcome = ACCEPTED;
    expect(await pressOnce(lead('stue'))).toEqual(ACCEPTED);
    expect(new Set(keysPosted()).size).toBe(1);
  });
});
