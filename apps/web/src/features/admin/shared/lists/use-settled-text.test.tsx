import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { useSettledText } from './use-settled-text';

const settle = jest.fn<(text: string) => void>();

function Search({ settled }: { settled: string }) {
  return <input {...useSettledText(settled, settle)} />;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTime(300));

test('text typed while an earlier text takes effect is kept', () => {
  const { rerender } = render(<Search settled="" />);
  write('kari');
  pause();
  write('kari n');
  rerender(<Search settled="kari" />);
  expect(field().value).toBe('kari n');
  pause();
  expect(settle.mock.calls).toEqual([['kari'], ['kari n']]);
});

test('a text that is too long is kept, and does not take effect', () => {
  const Limited = () => <input {...useSettledText('', settle, 4)} />;
  render(<Limited />);
  write('karin');
  pause();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect([field().value, settle.mock.calls]).toEqual(['karin', []]);
  write('kari');
  pause();
  expect(settle.mock.calls).toEqual([['kari']]);
});

test('a change on another device is shown, also in a text that was typed here earlier', () => {
  const { rerender } = render(<Search settled="" />);
  write('kari');
  pause();
  rerender(<Search settled="kari" />);
  rerender(<Search settled="" />);
  expect(field().value).toBe('');
  rerender(<Search settled="kari" />);
  expect(field().value).toBe('kari');
  pause();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('Enter takes effect at once, and only once', () => {
  const { rerender } = render(<Search settled="" />);
  write('kari');
  fireEvent.keyDown(field(), { key: 'Tab' });
  expect(settle).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(settle.mock.calls).toEqual([['kari']]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  pause();
  rerender(<Search settled="kari" />);
  fireEvent.keyDown(field(), { key: 'Enter' });
  pause();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a pending navigation goes first, and the text takes effect there', () => {
  const places: string[] = [];
  function Field() {
    const [place, setPlace] = useState('list');
    const open = () => startTransition(() => setPlace('panel'));
    return (
      <>
        <input {...useSettledText('', () => places.push(place))} />
        <button onClick={open}>Open</button>
      </>
    );
  }
  render(<Field />);
  write('kari');
  act(() => {
    fireEvent.click(screen.getByRole('button'));
    jest.advanceTimersByTime(300);
  });
  expect(places).toEqual(['panel']);
});
