import { expect, it } from '@jest/globals';
import { sharedLooks } from './shared-looks.js';

/** Looks that are answered when the test says so, by what was true when they began. */
function session() {
  let isOpen = true;
  const answers: (() => void)[] = [];
  const find = sharedLooks((id) => {
    const found = isOpen ? id : undefined;
    return new Promise<string | undefined>((resolve) => answers.push(() => resolve(found)));
  });
  return { find, answers, end: () => void (isOpen = false) };
}

/** What follows an answer. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('looks once for all who ask while it looks for the first', async () => {
  const { find, answers } = session();
  const asked = Array.from({ length: 8 }, () => find('her'));
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await settled();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 8 }, () => 'her'));
});

it('lets nobody in who asks after the end, though a look of before is not answered yet', async () => {
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

it('looks for each by itself, and for many without end', async () => {
  const { find, answers } = session();
  const asked = Array.from({ length: 2_500 }, (_, nth) => find(`session ${nth}`));
  expect(answers).toHaveLength(2_500);
  answers.forEach((answer) => answer());
  expect((await Promise.all(asked)).at(-1)).toBe('session 2499');
});

it('has a fault be that of those who share it, and of nobody after', async () => {
  let fails = true;
  const find = sharedLooks(() =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve('found'),
  );
  const asked = await Promise.allSettled([find('her'), find('her')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await find('her')).toBe('found');
});
