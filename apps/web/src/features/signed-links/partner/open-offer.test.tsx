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
const ACCEPTED: PartnerLinkDto = { ...ASKED, state: 'accepted', owner: OWNER, report: null };

connectLinks();

const say = async (answer: () => Promise<Response>, stored = ACCEPTED, asked = ASKED) => {
  const store = pageStore();
  let view = asked;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (call) => {
    if ((call as Request).method === 'GET') return Response.json(view);
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
  return { toasts: () => selectToasts(store.getState()).map(({ title, text }) => text ?? title) };
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const accepted = () => screen.findByRole('heading', { name: 'Ring Siri' });

test('an acceptance with a lost answer is not reported as failed once the page shows it', async () => {
  const { toasts } = await say(lost);
  await accepted();
  expect(toasts()).toEqual([]);
});

test('an acceptance shown before the time-out is not reported as failed', async () => {
  const line = Promise.withResolvers<Response>();
  const { toasts } = await say(() => line.promise);
  document.dispatchEvent(new Event('visibilitychange'));
  await accepted();
  await act(async () => line.reject(new TypeError('Failed to fetch')));
  expect(toasts()).toEqual([]);
});

test('the reason of a refused acceptance stays when the page changes', async () => {
  const error = 'Tre har alt svart ja.';
  const { toasts } = await say(async () => Response.json({ error }, { status: 409 }));
  await accepted();
  expect(toasts()).toEqual([error]);
});

test('an acceptance with a lost answer is reported as failed where the page still asks', async () => {
  const { toasts } = await say(lost, ASKED);
  await waitFor(() => expect(toasts()).toContain(signedLinks.unreachable));
});

test('a yes after the deadline shows that it is over, and nothing of the owner', async () => {
  const deadline_text = 'tirsdag 30. mars kl. 10:00';
  const late = async () => {
    expect(document.body.textContent).toContain(deadline_text);
    return Response.json({ error: 'Svarfristen er ute.' }, { status: 409 });
  };
  await say(late, { ...ASKED, state: 'expired' }, { ...ASKED, deadline_text });
  await screen.findByRole('heading', { name: 'Svarfristen er ute' });
  expect(screen.queryByRole('button', { name: /^Ta oppdraget/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/Siri|41234567|Nygård/);
});
