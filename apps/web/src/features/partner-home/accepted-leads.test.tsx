import {
  partnerApi,
  type PartnerLeadDto,
  type PartnerLeadsDto,
} from '@boligstyling/api-client/partner';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { ToastRegion } from '../../shared/ui/overlays/toast-region';
import { AcceptedLeads } from './accepted-leads';

connectLinks();

const ACCEPTED = {
  ...{ id: '1', service: 'Fullstyling', price_ore: 90_000, report: null, link: null },
  ...{ accepted_at: '2026-11-25T12:00:00.000Z', withdrawn: false },
  owner: { name: 'Hemmelig Eier', phone: '40000000', email: 'eier@example.no', details: [] },
} as unknown as PartnerLeadDto;
const LIST = { requests: [ACCEPTED], next_cursor: null } as unknown as PartnerLeadsDto;

const online = () =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(LIST));
const offline = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));

const open = (store = pageStore()) =>
  render(
    <Provider store={store}>
      <AcceptedLeads canQuote />
      <ToastRegion />
    </Provider>,
  );
const call = () => screen.findByRole('link', { name: 'Ring Hemmelig Eier' });

test('a failed refetch keeps the contact details', async () => {
  online();
  open();
  await call();
  const asked = offline();
  fireEvent.click(screen.getByRole('button', { name: 'Kontaktet' }));
  await screen.findByText('Det gikk ikke');
  // With the refetches it triggers.
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  await act(async () => {});
  expect(await call()).not.toBeNull();
});

test('a failed load is retried with a press', async () => {
  offline();
  open();
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  online();
  fireEvent.click(again);
  expect(await call()).not.toBeNull();
});

test('changes between two pages neither skip nor repeat a job', async () => {
  let all = ['5', '4', '3', '2', '1'];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const after = new URL((request as Request).url).searchParams.get('cursor') ?? '9';
    const rest = all.filter((id) => id < after);
    const requests = rest.slice(0, 2).map((id) => {
      return { ...ACCEPTED, id, owner: { ...ACCEPTED.owner, name: `Eier ${id}` } };
    });
    return Response.json({ requests, next_cursor: rest.length > 2 ? rest[1] : null });
  });
  const store = pageStore();
  open(store);
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  const showMore = async () => fireEvent.click(await screen.findByText('Vis flere'));
  const comesBack = () =>
    act(async () => store.dispatch(partnerApi.util.invalidateTags(['partner'])));
  await showMore();
  await screen.findByText('Eier 2');
  await showMore();
  await screen.findByText('Eier 1');

  all = ['6', ...all];
  await comesBack();
  await waitFor(() => expect(names()).toEqual(all.map((id) => `Eier ${id}`)));
  all = all.filter((id) => id !== '5');
  await comesBack();
  await waitFor(() => expect(names()).toEqual(all.map((id) => `Eier ${id}`)));
});
