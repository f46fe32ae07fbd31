import { expect, it } from '@jest/globals';
import { type WorkQueue, FEW_CASES, MANY_CASES, ViewQueue } from './view-queue.js';

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
