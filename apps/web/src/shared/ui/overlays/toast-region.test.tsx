import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { pageStore } from '../../testing/page-store';
import { showToast, type ToastContent } from '../../toast/toast-slice';
import { ToastRegion } from './toast-region';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open(paint = PAINT) {
  const store = pageStore();
  render(
    <Provider store={store}>
      <ToastRegion />
    </Provider>,
  );
  return (content: ToastContent) => {
    act(() => void store.dispatch(showToast(content)));
    pass(paint);
  };
}
/** Milliseconds until a status has its text. */
const PAINT = 20;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const cards = () => screen.queryAllByRole('button', { name: 'Lukk meldingen' });

test('a toast comes into a status that was there before, and disappears after four seconds', () => {
  const show = open();
  const status = screen.getByRole('status');
  show({ title: 'E-poster sendt!', text: '4 sendt, 0 feil' });
  expect(status.textContent).toBe('E-poster sendt!4 sendt, 0 feil');
  pass(3900);
  expect(cards()).toHaveLength(1);
  pass(100);
  expect(cards()).toEqual([]);
});

test('a destructive toast is announced once, as an alert, without its close button', () => {
  open()({ title: 'Feil', kind: 'destructive' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Feil');
  expect(within(alert).queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an alert comes into a toast that is there, because Firefox announces no other', () => {
  open(0)({ title: 'Feil', kind: 'destructive' });
  const shown = screen.getByText('Feil');
  expect(screen.queryByRole('alert')).toBeNull();
  pass(PAINT);
  expect(screen.getByRole('alert').textContent).toBe('Feil');
  expect(shown.isConnected).toBe(false);
});

test('at most three toasts are shown', () => {
  const show = open();
  ['A', 'B', 'C', 'D'].forEach((title) => show({ title }));
  expect(cards()).toHaveLength(3);
});

test('a toast waits during hover', () => {
  const show = open();
  show({ title: 'A' });
  fireEvent.pointerEnter(screen.getByRole('region'));
  pass(10_000);
  expect(cards()).toHaveLength(1);
  fireEvent.pointerLeave(screen.getByRole('region'));
  pass(4000);
  expect(cards()).toEqual([]);
});

test('a permanent toast disappears only when closed', () => {
  open()({ title: 'A', stays: true });
  pass(3_600_000);
  expect(cards()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Lukk meldingen' }));
  expect(cards()).toEqual([]);
});

test('a toast can link to a page', () => {
  open()({ title: 'A', link: { text: 'Følg henvendelsen', to: '/min-henvendelse/siste' } });
  const link = screen.getByRole('link', { name: 'Følg henvendelsen' });
  expect(link.getAttribute('href')).toBe('/min-henvendelse/siste');
});

test('a toast can be closed', () => {
  const show = open();
  show({ title: 'A' });
  fireEvent.click(screen.getByRole('button', { name: 'Lukk meldingen' }));
  expect(cards()).toEqual([]);
});

test('a closed toast returns the focus to where it was', () => {
  const show = open();
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  ['A', 'B'].forEach((title) => show({ title, stays: true }));
  const [first, second] = cards();
  act(() => first!.focus());
  act(() => second!.focus());
  fireEvent.click(second!);
  expect(document.activeElement).toBe(before);
  before.remove();
});
