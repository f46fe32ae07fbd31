import { expect, test } from '@jest/globals';
import { memoryStorage } from '../../shared/testing/storage';
import { withLease } from './one-tab';

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
