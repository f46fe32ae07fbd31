import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ownConfirmation } from '../../content/own-request';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { ConfirmPurpose } from './confirm-purpose';

const USED = 'Lenken er brukt eller utløpt. Be om en ny.';
const { title, button, doneTitle } = ownConfirmation.erase;

beforeEach(() => {
  connectLinks();
  render(
    <Provider store={pageStore()}>
      <ConfirmPurpose token="t" purpose="erase" />
    </Provider>,
    { wrapper: MemoryRouter },
  );
});

const press = async (answer: () => Promise<Response>) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await act(async () => fireEvent.click(screen.getByText(button)));
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const used = async () => Response.json({ error: USED }, { status: 410 });

test('who got no answer reads how to see whether it was erased, also once the link is used', async () => {
  for (const answer of [lost, used]) {
    await press(answer);
    const told = (await screen.findByRole('alert')).textContent;
    expect(told).toContain('vet ikke om alt ble slettet');
    expect(told).toContain('tidligere e-post');
  }
  screen.getByRole('heading', { name: title });
  await press(async () => new Response(null, { status: 204 }));
  await screen.findByRole('heading', { name: doneTitle });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of a link that was used before, that alone is said', async () => {
  await press(used);
  expect((await screen.findByRole('alert')).textContent).toBe(USED);
});
