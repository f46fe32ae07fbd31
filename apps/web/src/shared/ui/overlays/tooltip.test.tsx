import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    ['Forrige', 'Neste'].map((text) => (
      <Tooltip key={text} text={`Vis ${text}`}>
        {(id) => <button aria-describedby={id}>{text}</button>}
      </Tooltip>
    )),
  );
  // Other tests' clock decides how long ago the last tip closed.
  point('Forrige');
  wait(700);
  leave('Forrige');
  wait(310);
});

afterEach(() => void jest.useRealTimers());

const point = (name: string) => fireEvent.pointerEnter(screen.getByText(name));
const leave = (name: string) => fireEvent.pointerLeave(screen.getByText(name));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);

test('a tip appears after 700 ms, and at once within 300 ms of the last', () => {
  point('Neste');
  wait(690);
  expect(shown()).toEqual([]);
  wait(10);
  expect(shown()).toEqual(['Vis Neste']);

  leave('Neste');
  point('Forrige');
  wait(10);
  expect(shown()).toEqual(['Vis Forrige']);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(shown()).toEqual([]);

  leave('Forrige');
  wait(310);
  point('Neste');
  wait(10);
  expect(shown()).toEqual([]);
});
