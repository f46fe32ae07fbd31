import { EXAMPLE_OF_A_LEAD, type ConfirmedPurpose } from '@boligstyling/domain';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ownCopy } from '../../../content/own-copy';
import { ownConfirmation, isItYou } from '../../../content/owner-page';
import { signedLinks } from '../../../content/signed-links';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { ConfirmPurpose, ConfirmIdentity } from './owner-page';

const GONE = 'Henvendelsen er slettet.';
const { title, button, doneTitle } = ownConfirmation.erase;

connectLinks();

const open = (purpose: ConfirmedPurpose = 'erase') =>
  render(
    <Provider store={pageStore()}>
      <ConfirmPurpose token="t" purpose={purpose} />
    </Provider>,
    { wrapper: MemoryRouter },
  );
const press = async (answer: () => Promise<Response>, on: string = button) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await act(async () => fireEvent.click(screen.getByText(on)));
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const gone = async () => Response.json({ error: GONE }, { status: 404 });
const alert = async () => (await screen.findByRole('alert')).textContent;

test('after a lost answer a second press shows success in the same place', async () => {
  open();
  await press(lost);
  expect(await alert()).toBe(signedLinks.unreachable);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const asked = screen.getByRole('heading', { name: title });
  await press(gone);
  const done = await screen.findByRole('heading', { name: doneTitle });
  expect([document.activeElement, asked.isConnected]).toEqual([done, false]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a link unknown from the start shows only that, with the way to a new one', async () => {
  open();
  await press(gone);
  expect(await alert()).toBe(GONE);
  expect(screen.getAllByRole('button').length).toBeGreaterThan(1);
});

test.each([
  [410, 'link-expired', 'Adressen kan alt være byttet, eller det er bedt om en annen'],
  [404, 'link-unknown', null],
])('a used link may have changed the address: %d', async (status, code, expected) => {
  open('new-email');
  const { button: yes } = ownConfirmation['new-email'];
  await press(lost, yes);
  const problem = { type: `/problems/${code}`, error: 'Lenken er brukt eller utløpt.' };
  await press(async () => Response.json(problem, { status }), yes);
  expect(await alert()).toContain('Lenken er brukt eller utløpt.');
  if (expected) expect(await alert()).toContain(expected);
  else expect(await alert()).not.toContain('byttet');
});

test('after the download the page says where to request another link', async () => {
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  open('download');
  const none = Object.fromEntries(
    ['assignments', 'consents', 'history', 'merged', 'notifications', 'pictures', 'quotes'].map(
      (name) => [name, []],
    ),
  );
  const data = { ...EXAMPLE_OF_A_LEAD, created_at: '2026-11-20T10:00:00.000Z', ...none };
  await press(async () => Response.json(data), ownConfirmation.download.button);
  await screen.findByText(/Siden din åpner du fra en tidligere e-post/);
  screen.getByRole('button', { name: ownCopy.forMachines });
});

connectLinks();

test.each([
  [isItYou.yes, isItYou.yesTitle],
  [isItYou.no, isItYou.noTitle],
])('pressing «%s» shows the way to the owner’s page', async (button, title) => {
  const view = { service: 'Fullstyling', city: 'Bergen', differences: [] };
  const received = { received_at: '2026-11-20T12:00:00.000Z' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ...view, ...received }));
  render(
    <Provider store={pageStore()}>
      <ConfirmIdentity token="t" />
    </Provider>,
    { wrapper: MemoryRouter },
  );
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('heading', { name: title });
  expect(document.body.textContent).toContain('Siden din åpner du fra en tidligere e-post');
});
