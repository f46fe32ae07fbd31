import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useWanted } from './use-wanted';

/** Someone who wants something, and a server that answers one call at a time. */
function open() {
  const asked: string[] = [];
  const answers: ((isSaved: boolean) => void)[] = [];
  const save = (value: string) => {
    asked.push(value);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const { result } = renderHook(() => useWanted<string>('old', save));
  return {
    asked,
    shown: () => result.current[0],
    want: (value: string) => act(async () => result.current[1](value)),
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
