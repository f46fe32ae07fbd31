import { expect, test } from '@jest/globals';
import { forbiddenStorage, memoryStorage } from '../../../../shared/testing/storage';
import { withLease, withWebLock } from './one-at-a-time';

function parts(storage = memoryStorage()) {
  let time = 1_000;
  let ids = 0;
  const now = () => time;
  const wait = async (milliseconds: number) => {
    time += milliseconds;
    await new Promise(setImmediate);
  };
  return { storage: () => storage, now, wait, newId: () => `tab${(ids += 1)}` };
}

test('two tabs at the same time take turns', async () => {
  const oneAtATime = withLease(parts());
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise(setImmediate);
    steps.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(task('first')), oneAtATime(task('second'))]);
  expect(steps).toHaveLength(4);
  expect(steps[1]?.split(' ')[0]).toBe(steps[0]?.split(' ')[0]);
});

test('a closed tab blocks the others until its lease expires', async () => {
  const storage = memoryStorage();
  storage.setItem('admin-session-renewal', 'closed 21000');
  const { now, ...rest } = parts(storage);
  expect(await withLease({ ...rest, now })(async () => now())).toBeGreaterThan(21_000);
});

test('a failed task does not block the next', async () => {
  const oneAtATime = withLease(parts());
  await expect(oneAtATime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneAtATime(async () => 'yes')).toBe('yes');
});

test('without storage nothing waits', async () => {
  const oneAtATime = withLease({ ...parts(), storage: forbiddenStorage });
  expect(await oneAtATime(async () => 'done')).toBe('done');
});

test('a refused browser lock still runs the task, once', async () => {
  const locks = { request: () => Promise.reject(new DOMException('Forbidden', 'SecurityError')) };
  const oneAtATime = withWebLock(locks as Pick<LockManager, 'request'>, () => Promise.resolve());
  expect(await oneAtATime(async () => 'renewed')).toBe('renewed');
  await expect(oneAtATime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('the lock is kept until other tabs can see the stored result', async () => {
  const steps: string[] = [];
  const turn = async (_: string, task: () => Promise<void>) => {
    await task();
    steps.push('next turn');
  };
  const locks = { request: turn as LockManager['request'] };
  let letSee: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => (letSee = resolve));
  const oneAtATime = withWebLock(locks, () => seen);

  steps.push(await oneAtATime(async () => 'stored'));
  letSee();
  await new Promise(setImmediate);
  expect(steps).toEqual(['stored', 'next turn']);
  await expect(oneAtATime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
