import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useWanted } from './use-wanted';

/** The server answers one call at a time. */
function open() {
  const asked: string[] = [];
  const answers: ((isSaved: boolean) => void)[] = [];
  const save = (value: string) => {
    asked.push(value);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const { result, rerender } = renderHook(({ kept }) => useWanted(kept, save), {
    initialProps: { kept: 'old' },
  });
  return {
    asked,
    shown: () => result.current[0],
    want: (value: string) => act(async () => result.current[1](value)),
    fetched: (kept: string) => rerender({ kept }),
    answer: (isSaved: boolean) => act(async () => answers.shift()?.(isSaved)),
  };
}

test('the last value is saved last, however slow the one before is', async () => {
  const { asked, shown, want, answer } = open();
  await want('a');
  await want('b');
  await want('c');
  expect([asked, shown()]).toEqual([['a'], 'c']);
  await answer(true);
  expect(asked).toEqual(['a', 'c']);
});

test('a failed value is reverted unless a newer one replaces it', async () => {
  const { shown, want, answer } = open();
  await want('a');
  await want('b');
  await answer(false);
  expect(shown()).toBe('b');
  await answer(true);
  await want('c');
  await answer(false);
  expect(shown()).toBe('b');
});

test('a change from elsewhere is shown and is the base of the next press', async () => {
  const { shown, want, answer, fetched } = open();
  fetched('from elsewhere');
  expect(shown()).toBe('from elsewhere');
  await want('a');
  await answer(true);
  fetched('a');
  fetched('from elsewhere again');
  expect(shown()).toBe('from elsewhere again');
});

test('changes from elsewhere wait until a save has finished', async () => {
  const { shown, want, answer, fetched } = open();
  await want('a');
  await want('b');
  fetched('from elsewhere');
  expect(shown()).toBe('b');
  await answer(true);
  fetched('a');
  expect(shown()).toBe('b');
  await answer(true);
  expect(shown()).toBe('b');
});

test('a failed value reverts to the latest change from elsewhere', async () => {
  const { shown, want, answer, fetched } = open();
  await want('a');
  fetched('from elsewhere');
  await answer(false);
  expect(shown()).toBe('from elsewhere');
});
