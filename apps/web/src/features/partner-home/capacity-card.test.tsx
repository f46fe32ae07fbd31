import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { CapacityCard } from './capacity-card';

test.each([
  [3, 1, 'Én av tre brukt de siste sju dagene.'],
  [2, 0, 'Ingen av to brukt de siste sju dagene.'],
  [0, 1, '1 av 0 brukt de siste sju dagene.'],
  [0, 0, '0 av 0 brukt de siste sju dagene.'],
])('of room for %d jobs %d are used: %s', (weekly_capacity, used_capacity, told) => {
  const page = { weekly_capacity, used_capacity } as PartnerPageDto;
  render(
    <Provider store={pageStore()}>
      <CapacityCard page={page} />
    </Provider>,
  );
  expect(screen.getByText(/sju dagene/).textContent).toBe(told);
});

test('a press that is not settled goes with the page: the next one may be another partner’s', async () => {
  connectLinks();
  jest.useFakeTimers();
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null));
  const store = pageStore();
  const card = (email: string) => (
    <Provider store={store}>
      <CapacityCard key={email} page={{ weekly_capacity: 3, used_capacity: 0 } as PartnerPageDto} />
    </Provider>
  );
  const { rerender } = render(card('anne@stil.no'));
  fireEvent.click(screen.getAllByRole('button')[1]!);
  rerender(card('berit@stil.no'));
  await act(async () => jest.advanceTimersByTimeAsync(60_000));
  expect(fetched).not.toHaveBeenCalled();
  jest.useRealTimers();
});
