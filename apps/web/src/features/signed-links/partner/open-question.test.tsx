import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { signedLinks } from '../../../content/signed-links';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { selectToasts } from '../../../shared/toast/toast-slice';
import { PartnerAnswer } from './partner-answer';

const ASKED = {
  ...{ state: 'offered', title: 'Fullstyling i Bergen', partner_name: 'Stine Stylist' },
  ...{ price_ore: 50_000, places: 3, accepted_by_others: 0, details: [], weekly_capacity: 5 },
} as unknown as PartnerLinkDto;
const OWNER = {
  ...{ name: 'Siri Selger', email: 'siri@example.no', phone: '41234567' },
  ...{ address: 'Nygårdsgaten 5, 5015 Bergen', contact_by_email: false, details: [] },
};
const TAKEN: PartnerLinkDto = { ...ASKED, state: 'accepted', owner: OWNER, report: null };

connectLinks();

/** A yes, to which comes an answer, and what the page finds from then on. */
const say = async (answer: () => Promise<Response>, stored = TAKEN) => {
  const store = pageStore();
  let view = ASKED;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    if ((asked as Request).method === 'GET') return Response.json(view);
    view = stored;
    return answer();
  });
  render(
    <Provider store={store}>
      <PartnerAnswer token="t" />
    </Provider>,
    { wrapper: MemoryRouter },
  );
  const yes = await screen.findByRole('button', { name: /^Ta oppdraget/ });
  await act(async () => fireEvent.click(yes));
  return { told: () => selectToasts(store.getState()).map(({ title, text }) => text ?? title) };
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const taken = () => screen.findByRole('heading', { name: 'Ring Siri' });

test('a yes whose answer was lost is not said to have failed once the page shows it', async () => {
  const { told } = await say(lost);
  await taken();
  expect(told()).toEqual([]);
});

test('nor where the page shows it before the call is given up', async () => {
  const line = Promise.withResolvers<Response>();
  const { told } = await say(() => line.promise);
  document.dispatchEvent(new Event('visibilitychange'));
  await taken();
  await act(async () => line.reject(new TypeError('Failed to fetch')));
  expect(told()).toEqual([]);
});

test('why a yes was refused stands on where the page shows something else by then', async () => {
  const error = 'Tre har alt svart ja.';
  const { told } = await say(async () => Response.json({ error }, { status: 409 }));
  await taken();
  expect(told()).toEqual([error]);
});

test('a yes whose answer was lost is said to have failed where the page still asks', async () => {
  const { told } = await say(lost, ASKED);
  await waitFor(() => expect(told()).toContain(signedLinks.unreachable));
});
