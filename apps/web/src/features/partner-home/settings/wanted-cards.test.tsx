import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { storeWithPage } from '../testing/store-with-page';
import { CapacityCard } from './wanted-cards';

test.each([
  [3, 1, 'Én av tre brukt de siste sju dagene.'],
  [2, 0, 'Ingen av to brukt de siste sju dagene.'],
  [0, 1, '1 av 0 brukt de siste sju dagene.'],
  [0, 0, '0 av 0 brukt de siste sju dagene.'],
])(
  'a capacity of %d with %d used is described as: %s',
  (weekly_capacity, used_capacity, expected) => {
    const page = { weekly_capacity, used_capacity } as PartnerPageDto;
    render(
      <Provider store={pageStore()}>
        <CapacityCard page={page} />
      </Provider>,
    );
    expect(screen.getByText(/sju dagene/).textContent).toBe(expected);
  },
);

test.each<[string, (unmount: () => void) => void]>([
  ['its card disappears', (unmount) => unmount()],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('a debounced press is sent once as %s', async (_, leave) => {
  connectLinks();
  jest.useFakeTimers();
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const page = { version: '3', weekly_capacity: 3, used_capacity: 0 } as PartnerPageDto;
  const { unmount } = render(
    <Provider store={storeWithPage(page)}>
      <CapacityCard page={page} />
    </Provider>,
  );
  const more = screen.getAllByRole('button')[1]!;
  fireEvent.click(more);
  fireEvent.click(more);
  await act(async () => leave(unmount));
  const sent = fetched.mock.calls.map(([request]) => request as Request);
  expect(sent.map(({ method, keepalive }) => [method, keepalive])).toEqual([['PATCH', true]]);
  expect(await sent[0]?.json()).toEqual({ weekly_capacity: 5 });
  await act(async () => jest.advanceTimersByTimeAsync(60_000));
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
