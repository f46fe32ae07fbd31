import { expect, it } from '@jest/globals';
import { oneAtATime } from './one-at-a-time.js';

it('begins each when the one before is done, also when that failed', async () => {
  const inTurn = oneAtATime();
  let [under, most] = [0, 0];
  const work = (fails: boolean) => async () => {
    most = Math.max(most, (under += 1));
    await new Promise(setImmediate);
    under -= 1;
    if (fails) throw new Error('failed');
    return 'done';
  };
  const all = [true, false, true, false].map((fails) => inTurn(work(fails)));
  const outcomes = (await Promise.allSettled(all)).map(({ status }) => status);
  expect(outcomes).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(most).toBe(1);
});
