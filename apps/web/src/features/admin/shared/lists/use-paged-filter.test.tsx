import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { usePagedFilter } from './use-paged-filter';

const NAMES = ['status', 'side'] as const;
const NEXT: Record<string, string> = { '': '2', '2': '3' };

function List() {
  const { values, narrow, pager } = usePagedFilter(NAMES);
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState('');
  return (
    <>
      <p role="status">{`${values.status}/${values.side}`}</p>
      {pager({ next_cursor: NEXT[loaded] ?? null })}
      <button onClick={() => setLoaded(values.side)}>Lastet</button>
      <button onClick={() => void navigate(-1)}>Tilbake</button>
      <button onClick={() => narrow({ status: 'paid' })}>Betalt</button>
    </>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

test('the previous page is correct after the browser’s back button', () => {
  press('Neste');
  press('Lastet');
  press('Neste');
  press('Tilbake');
  expect(shown()).toBe('/2');
  press('Forrige');
  expect(shown()).toBe('/');
});

test('a double press on next counts once', () => {
  press('Neste');
  press('Neste');
  expect(shown()).toBe('/2');
  press('Forrige');
  expect(shown()).toBe('/');
});

test('another filter starts at its first page', () => {
  press('Neste');
  press('Betalt');
  expect(shown()).toBe('paid/');
  press('Neste');
  press('Forrige');
  expect(shown()).toBe('paid/');
});
