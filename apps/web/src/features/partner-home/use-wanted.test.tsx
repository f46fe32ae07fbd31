import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useWanted } from './use-wanted';

/** Someone who wants something, and a server that answers one call at a time. */
function open() {
  const asked: string[] = [];
  const begun: string[] = [];
  const answers: ((isSaved: boolean) => void)[] = [];
  const save = (value: string, seen: string) => {
    asked.push(value);
    begun.push(seen);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const { result, rerender } = renderHook(({ kept }) => useWanted(kept, save), {
    initialProps: { kept: 'old' },
  });
  return {
    asked,
    begun,
    shown: () => result.current[0],
    want: (value: string) => act(async () => result.current[1](value)),
    fetched: (kept: string) => rerender({ kept }),
    answer: (isSaved: boolean) => act(async () => answers.shift()?.(isSaved)),
  };
}

test('what is wanted last is saved last, however long the one before takes', async () => {
  const { asked, shown, want, answer } = open();
  await want('a');
  await want('b');
  await want('c');
  expect([asked, shown()]).toEqual([['a'], 'c']);
  await answer(true);
  expect(asked).toEqual(['a', 'c']);
});

test('what cannot be saved is taken back, but not what is wanted in its place', async () => {
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

test('what was changed elsewhere is shown, so that the next press goes on from there', async () => {
  const { shown, want, answer, fetched } = open();
  fetched('from elsewhere');
  expect(shown()).toBe('from elsewhere');
  await want('a');
  await answer(true);
  fetched('a');
  fetched('from elsewhere again');
  expect(shown()).toBe('from elsewhere again');
});

test('while something is being saved, nothing from elsewhere comes in between', async () => {
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

test('what cannot be saved is taken back to what was changed elsewhere meanwhile', async () => {
  const { shown, want, answer, fetched } = open();
  await want('a');
  fetched('from elsewhere');
  await answer(false);
  expect(shown()).toBe('from elsewhere');
});

test('what a press began from is what was shown, or kept by the press before it', async () => {
  const { begun, want, answer, fetched } = open();
  await want('a');
  await want('b');
  fetched('from elsewhere');
  await answer(true);
  expect(begun).toEqual(['old', 'a']);
  await answer(false);
  await want('c');
  expect(begun.at(-1)).toBe('a');
  fetched('from elsewhere again');
  await answer(true);
  fetched('c and from elsewhere');
  await want('d');
  expect(begun.at(-1)).toBe('c and from elsewhere');
});
