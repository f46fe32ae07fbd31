import { expect, it } from '@jest/globals';
import { oneAtATime } from './one-at-a-time.js';
import { inTurns } from './testing/in-time.js';

it('each piece of work begins when the previous one is done, also when that failed', async () => {
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
  const outcomes = (await inTurns(Promise.allSettled(all))).map(({ status }) => status);
  expect(outcomes).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(most).toBe(1);
  expect(await inTurns(inTurn(work(false)))).toBe('done');
});

it('urgent work runs before all waiting work, in the order requested', async () => {
  const inTurn = oneAtATime();
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const all = [
    inTurn(work('running')),
    inTurn(work('yes 1')),
    inTurn(work('yes 2')),
    inTurn(work('withdrawal 1'), 'first'),
    inTurn(work('withdrawal 2'), 'first'),
  ];
  await inTurns(Promise.all(all));
  expect(done).toEqual(['running', 'withdrawal 1', 'withdrawal 2', 'yes 1', 'yes 2']);
});
