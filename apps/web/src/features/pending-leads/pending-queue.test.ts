import { expect, test } from '@jest/globals';
import type { LeadPayload } from '../../shared/lead/lead-payload';
import { forbiddenStorage, memoryStorage } from '../../shared/testing/storage';
import { newPendingLead } from './pending-lead';
import { PendingQueue } from './pending-queue';

const lead = newPendingLead('a', { rooms: 'stue' } as LeadPayload, 1_000);

test('another tab sees what this one keeps', () => {
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

test.each(['{', 'null', '{"a":1}', '[null,{"key":"a"},7]'])('%s is no queue', (stored) => {
  const storage = memoryStorage();
  storage.setItem('pending-leads', stored);
  const queue = new PendingQueue(
    () => storage,
    () => 1_000,
  );
  expect(queue.list()).toEqual([]);
  expect(queue.keep(lead)).toBe(true);
  expect(queue.list()).toEqual([lead]);
});

test('leaves no trace in storage when the last lead is gone', () => {
  const storage = memoryStorage();
  const queue = new PendingQueue(
    () => storage,
    () => 1_000,
  );
  queue.keep(lead);
  queue.remove('a');
  expect(storage.getItem('pending-leads')).toBeNull();
});

test('says so when storage keeps nothing', () => {
  const queue = new PendingQueue(forbiddenStorage, () => 1_000);
  expect(queue.keep(lead)).toBe(false);
  expect(queue.list()).toEqual([]);
});
