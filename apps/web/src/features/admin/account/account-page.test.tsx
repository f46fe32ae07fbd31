import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { adminAccount } from '../../../content/admin/admin-users';
import { passkeyToasts } from '../../../content/admin/admin-login';
import { openAdmin, userWhoIs } from '../shared/testing/admin-page';
import { AccountPage } from './account-page';

const CHALLENGE = {
  challenge_id: 'c',
  options: {
    ...{ challenge: 'AAAA', rp: { name: 'Boligstyling' }, pubKeyCredParams: [] },
    user: { id: 'AAAA', name: 'kari', displayName: 'Kari' },
  },
};

test.each([
  ['NotAllowedError', passkeyToasts.stopped],
  ['InvalidStateError', passkeyToasts.known],
])('a device that refuses a passkey by %s is told apart', async (name, toast) => {
  const create = jest.fn(() => Promise.reject(new DOMException('refused', name)));
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  const { toasts } = openAdmin(<AccountPage />, {
    account: userWhoIs('eier'),
    'account/sessions': { sessions: [] },
    'account/passkeys/options': CHALLENGE,
  });
  const add = await screen.findByText(adminAccount.addPasskey);
  await act(async () => fireEvent.click(add));
  await waitFor(() => expect(toasts()).toMatchObject([toast]));
  expect(create).toHaveBeenCalled();
});
