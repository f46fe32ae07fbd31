import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { usePagedFilter } from '../shared/lists/use-paged-filter';
import { openAdmin } from '../shared/testing/admin-page';
import { useQueue, ageOf } from './use-queue';

function Page() {
  const { choose } = useQueue();
  const { values, narrow, pager } = usePagedFilter<'sok'>(['sok', 'side'], ['sok']);
  const { search, state } = useLocation();
  return (
    <>
      <p role="status">{JSON.stringify([search, values.sok, state?.trail])}</p>
      <button onClick={() => narrow({ sok: 'ola' })}>search</button>
      {pager({ next_cursor: 'two' })}
      <button onClick={() => choose('review')}>choose</button>
    </>
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test('switching kinds keeps the list below: search, page and way back', async () => {
  openAdmin(<Page />, { queue: { kinds: [] } });
  await press('search');
  await press('Neste');
  await press('choose');
  const shown: unknown = JSON.parse(screen.getByRole('status').textContent);
  expect(shown).toEqual(['?side=two&sak=review', 'ola', ['']]);
});

const NOW = Date.parse('2026-11-25T12:00:00Z');

test.each([
  ['2026-11-25T11:59:30Z', '0 min', '0 minutter'],
  ['2026-11-25T11:59:00Z', '1 min', '1 minutt'],
  ['2026-11-25T11:00:01Z', '59 min', '59 minutter'],
  ['2026-11-25T11:00:00Z', '1 t', '1 time'],
  ['2026-11-24T12:00:01Z', '23 t', '23 timer'],
  ['2026-11-24T12:00:00Z', '1 d', '1 dag'],
  ['2026-11-22T12:00:00Z', '3 d', '3 dager'],
  ['2026-11-25T12:00:05Z', '0 min', '0 minutter'],
])('since %s: %s', (since, short, full) => expect(ageOf(since, NOW)).toEqual({ short, full }));
