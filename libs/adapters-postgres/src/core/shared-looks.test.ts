import { expect, it } from '@jest/globals';
import { sharedLooks } from './batch-calls.js';

/** Queries that the test answers by hand, with the state at their start. */
function session() {
  let isOpen = true;
  const answers: (() => void)[] = [];
  const find = sharedLooks((id) => {
    const found = isOpen ? id : undefined;
    return new Promise<string | undefined>((resolve) => answers.push(() => resolve(found)));
  });
  return { find, answers, end: () => void (isOpen = false) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('shares one query among all callers that wait', async () => {
  const { find, answers } = session();
  const asked = Array.from({ length: 8 }, () => find('her'));
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await settled();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 8 }, () => 'her'));
});

it('admits no session that ended, though an earlier query is still pending', async () => {
  const { find, answers, end } = session();
  const before = find('her');
  end();
  const after = find('her');
  answers[0]?.();
  await settled();
  answers[1]?.();
  expect(await before).toBe('her');
  expect(await after).toBeUndefined();
});

it('queries separately for different keys, without a limit', async () => {
  const { find, answers } = session();
  const asked = Array.from({ length: 2_500 }, (_, nth) => find(`session ${nth}`));
  expect(answers).toHaveLength(2_500);
  answers.forEach((answer) => answer());
  expect((await Promise.all(asked)).at(-1)).toBe('session 2499');
});

it('passes a fault to the callers that share it and to no later one', async () => {
  let fails = true;
  const find = sharedLooks(() =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve('found'),
  );
  const asked = await Promise.allSettled([find('her'), find('her')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await find('her')).toBe('found');
});
