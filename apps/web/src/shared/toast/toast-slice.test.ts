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

test('identical toasts are separate and close one by one', () => {
  const [first, second] = shown('A', 'A') as [Toast, Toast];
  expect(reducer([first, second], toastClosed(first.id))).toEqual([second]);
});
