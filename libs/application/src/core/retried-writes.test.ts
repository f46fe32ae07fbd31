import { DomainError } from '@boligstyling/domain';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LockedRow, RetriedWrites } from './retried-writes.js';
import { inTurns } from './testing/in-time.js';

/** A storage outage of so many tries. */
const away = (tries: number) => {
  const storage = { tries: 0, written: 0 };
  const write = async () => {
    storage.tries += 1;
    if (storage.tries <= tries) throw new DomainError('storage-unavailable');
    storage.written += 1;
  };
  return { storage, write };
};

/** The time until a next try. */
const pass = async () => {
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
  jest.advanceTimersByTime(250);
};

describe('a write', () => {
  beforeEach(() => {
    const running = ['nextTick', 'queueMicrotask'] as const;
    jest.useFakeTimers({ doNotFake: [...running, 'setImmediate', 'clearImmediate'] });
  });
  afterEach(() => void jest.useRealTimers());

  it('is retried until the storage takes it, once', async () => {
    const { storage, write } = away(2);
    const writes = new RetriedWrites();
    const written = writes.write(write);
    for (const tries of [1, 2]) {
      expect(storage).toEqual({ tries, written: 0 });
      await pass();
    }
    await inTurns(written);
    expect(storage).toEqual({ tries: 3, written: 1 });
    await inTurns(writes.allWritten());
  });

  it.each([
    ['a fault of another kind', new DomainError('lead-not-found')],
    ['one that only looks so', Object.assign(new Error(), { code: 'storage-unavailable' })],
  ])('that cannot pass is not tried again: %s', async (_, fault) => {
    const writes = new RetriedWrites();
    let tries = 0;
    const failing = writes.write(async () => {
      tries += 1;
      if (tries === 1) throw fault;
    });
    await expect(inTurns(failing)).rejects.toBe(fault);
    expect(tries).toBe(1);
    await inTurns(writes.allWritten());
  });

  it('can be awaited while it waits, and no longer', async () => {
    const { storage, write } = away(1);
    const writes = new RetriedWrites();
    await inTurns(writes.allWritten());
    const written = writes.write(write);
    await Promise.resolve();
    await Promise.resolve();
    const all = writes.allWritten();
    await pass();
    await pass();
    await inTurns(all);
    expect(storage.written).toBe(1);
    await inTurns(written);
  });

  it('is not waited for by others while it waits for a locked row alone', async () => {
    const writes = new RetriedWrites();
    let isLocked = true;
    const written = writes.write(async () => {
      if (isLocked) throw new LockedRow();
    });
    await Promise.resolve();
    await Promise.resolve();
    await inTurns(writes.allWritten());
    isLocked = false;
    await pass();
    await inTurns(written);
  });

  it('gets one more try at shutdown, and then fails', async () => {
    const { storage, write } = away(9);
    const writes = new RetriedWrites();
    const failing = expect(writes.write(write)).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    writes.stop();
    await pass();
    await inTurns(writes.allWritten());
    await inTurns(failing);
    expect(storage.tries).toBeLessThanOrEqual(2);
    await expect(inTurns(writes.write(write))).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect(storage.tries).toBeLessThanOrEqual(3);
  });
});
