import { expect, test } from '@jest/globals';
import type { LeadPayload } from '../../shared/lead/submission';
import { forbiddenStorage, memoryStorage } from '../../shared/testing/storage';
import { newPendingLead } from './pending-lead';
import { PendingQueue } from './pending-queue';

const DAY = 24 * 60 * 60 * 1000;
const lead = newPendingLead('a', { rooms: 'stue' } as LeadPayload, 1_000);

test('another tab sees a queued lead', () => {
  const storage = memoryStorage();
  new PendingQueue(
    () => storage,
    () => 1_000,
  ).keep(lead);
  expect(
    new PendingQueue(
      () => storage,
      () => 2_000,
    ).list(),
  ).toEqual([lead]);
});

test.each(['{', 'null', '{"a":1}', '[null,{"idempotencyKey":"a"},7]'])(
  '%s is no queue',
  (stored) => {
    const storage = memoryStorage();
    storage.setItem('pending-leads', stored);
    const queue = new PendingQueue(
      () => storage,
      () => 1_000,
    );
    expect(queue.list()).toEqual([]);
    expect(queue.keep(lead)).toBe(true);
    expect(queue.list()).toEqual([lead]);
  },
);

test('removing the last lead removes the storage entry', () => {
  const storage = memoryStorage();
  const queue = new PendingQueue(
    () => storage,
    () => 1_000,
  );
  queue.keep(lead);
  queue.remove('a');
  expect(storage.getItem('pending-leads')).toBeNull();
});

test('only the named leads are removed', () => {
  const storage = memoryStorage();
  const queue = new PendingQueue(
    () => storage,
    () => 1_000,
  );
  for (const idempotencyKey of ['a', 'b', 'c']) queue.keep({ ...lead, idempotencyKey });
  queue.remove('a', 'c');
  expect(queue.list()).toEqual([{ ...lead, idempotencyKey: 'b' }]);
});

test('an unavailable storage is reported', () => {
  const queue = new PendingQueue(forbiddenStorage, () => 1_000);
  queue.tidy();
  expect(queue.keep(lead)).toBe(false);
  expect(queue.list()).toEqual([]);
});

const old = { ...lead, idempotencyKey: 'old', createdAt: 1_000 - 7 * DAY };

test.each([
  ['a lead older than a week', [old], null],
  ['the older of two leads', [old, lead], ['a']],
  ['an entry of another shape', [{ idempotencyKey: 'a' }], null],
])('%s is removed from storage', (_, stored, left) => {
  const storage = memoryStorage();
  storage.setItem('pending-leads', JSON.stringify(stored));
  const queue = new PendingQueue(
    () => storage,
    () => 1_000,
  );
  const tooOld = stored.filter(({ idempotencyKey }) => idempotencyKey === 'old');
  expect(queue.tidy()).toEqual(tooOld);
  const found = JSON.parse(storage.getItem('pending-leads') ?? 'null');
  expect(
    found?.map(({ idempotencyKey }: { idempotencyKey: string }) => idempotencyKey) ?? null,
  ).toEqual(left);
});

test('removing nothing does not write, because another tab may be writing', () => {
  const storage = memoryStorage();
  let writes = 0;
  const queue = new PendingQueue(
    () => ({ ...storage, setItem: () => void (writes += 1) }),
    () => 1_000,
  );
  storage.setItem('pending-leads', JSON.stringify([lead]));
  queue.tidy();
  expect(writes).toBe(0);
  expect(queue.list()).toEqual([lead]);
});
