import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { usePagedFilter } from '../shared/lists/use-paged-filter';
import { openAdmin } from '../shared/testing/admin-page';
import { useQueue } from './use-queue';

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
