import type { OwnerPageDto } from '@boligstyling/api-client/links';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { ConfirmMailbox } from './lead-overview';

beforeEach(() => connectLinks());

test('the button confirms the mailbox and names the address', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const view = { sent: { customer_email: 'kari@nordmann.no' } } as OwnerPageDto;
  const { container } = render(
    <Provider store={pageStore()}>
      <ConfirmMailbox token="t" view={view} />
    </Provider>,
  );
  expect(container.textContent).toContain('kari@nordmann.no');
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: ownerPage.mailboxYes }));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  const [request] = fetched.mock.calls[0] ?? [];
  expect(request instanceof Request ? request.url : String(request)).toContain(
    '/api/own-lead/mailbox',
  );
});
