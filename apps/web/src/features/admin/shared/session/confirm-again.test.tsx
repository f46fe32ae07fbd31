import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { admin } from '../../../../content/admin';
import { openAdmin } from '../testing/admin-page';
import { ConfirmAgain } from './confirm-again';
import { connectAdmin } from './connect-admin';

/** What a call is told that wants to know who somebody is. */
const ask = async () => {
  const answered = jest.fn<(isConfirmed: boolean) => void>();
  const session = connectAdmin(() => undefined as never, 'boligstyling');
  await act(async () => void session.confirmed().then(answered));
  return answered;
};

test('who leaves without an answer has said no, and can be asked again', async () => {
  const { unmount } = openAdmin(<ConfirmAgain />, {});
  const answered = await ask();
  await screen.findByRole('dialog', { hidden: true });
  await act(async () => unmount());
  expect(answered.mock.calls).toEqual([[false]]);

  openAdmin(<ConfirmAgain />, {});
  await ask();
  expect(await screen.findByRole('dialog', { hidden: true })).toBeTruthy();
});

test('where it is not known how somebody can confirm it, that can be asked for again', async () => {
  const known: Record<string, unknown> = { account: 503 };
  openAdmin(<ConfirmAgain />, known);
  await ask();
  const again = await screen.findByText(admin.tryAgain);
  delete known.account;
  await act(async () => again.click());
  expect(await screen.findByLabelText(/^Passord/)).toBeTruthy();
});
