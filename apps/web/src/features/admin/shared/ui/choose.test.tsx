import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DayField } from './choose';

const change = jest.fn<(day: string) => void>();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a day takes effect once its year is complete', () => {
  render(<DayField label="Fra dato" value="" onChoose={change} />);
  const field = screen.getByLabelText<HTMLInputElement>('Fra dato');
  // As a browser fires while «2026» is typed.
  for (const day of ['0002-11-01', '0020-11-01', '0202-11-01', '2026-11-01', '']) {
    fireEvent.change(field, { target: { value: day } });
    expect(field.value).toBe(day);
    act(() => jest.advanceTimersByTime(300));
  }
  expect(change.mock.calls).toEqual([['2026-11-01']]);
});
