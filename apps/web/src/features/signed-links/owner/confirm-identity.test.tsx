import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { isItYou } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { ConfirmIdentity } from './confirm-identity';

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
