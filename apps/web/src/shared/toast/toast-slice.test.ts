import { expect, test } from '@jest/globals';
import { showToast, toastClosed, toastSlice, type Toast } from './toast-slice';

const { reducer } = toastSlice;

const shown = (...titles: string[]): Toast[] =>
  titles.reduce((toasts, title) => reducer(toasts, showToast({ title })), [] as Toast[]);

test('notices stand in the order they came', () => {
  expect(shown('A', 'B').map(({ title }) => title)).toEqual(['A', 'B']);
});

test('a fourth notice pushes out the oldest', () => {
  expect(shown('A', 'B', 'C', 'D').map(({ title }) => title)).toEqual(['B', 'C', 'D']);
});

test('two notices with the same words are two notices, closed one by one', () => {
  const [first, second] = shown('A', 'A') as [Toast, Toast];
  expect(reducer([first, second], toastClosed(first.id))).toEqual([second]);
});
