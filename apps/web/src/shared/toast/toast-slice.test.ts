import { expect, test } from '@jest/globals';
import { showToast, toastClosed, toastSlice, type Toast } from './toast-slice';

const { reducer } = toastSlice;

const shown = (...titles: string[]): Toast[] =>
  titles.reduce((toasts, title) => reducer(toasts, showToast({ title })), [] as Toast[]);

test('toasts appear in order', () => {
  expect(shown('A', 'B').map(({ title }) => title)).toEqual(['A', 'B']);
});

test('a fourth toast replaces the oldest', () => {
  expect(shown('A', 'B', 'C', 'D').map(({ title }) => title)).toEqual(['B', 'C', 'D']);
});

test('a repeated toast takes the place of its earlier one, and is announced again', () => {
  const [first, other] = shown('A', 'B') as [Toast, Toast];
  const toasts = reducer([first, other], showToast({ title: 'A' }));
  expect(toasts.map(({ title }) => title)).toEqual(['B', 'A']);
  expect(toasts[1]!.id).not.toBe(first.id);
});

test('a toast closes alone', () => {
  const [first, second] = shown('A', 'B') as [Toast, Toast];
  expect(reducer([first, second], toastClosed(first.id))).toEqual([second]);
});
