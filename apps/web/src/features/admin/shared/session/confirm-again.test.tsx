import { useRemoveViewMutation } from '@boligstyling/api-client/admin';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { admin } from '../../../../content/admin/admin';
import { confirmAgain } from '../../../../content/admin/admin-welcome';
import { openAdmin } from '../testing/admin-page';
import { ConfirmAgain } from './confirm-again';
import { connectAdmin } from './use-admin-session';

const ask = async () => {
  const answered = jest.fn<(isConfirmed: boolean) => void>();
  const session = connectAdmin(() => undefined as never, 'boligstyling');
  await act(async () => void session.confirmed().then(answered));
  return answered;
};

test('closing the dialog counts as no, and it can open again', async () => {
  const { unmount } = openAdmin(<ConfirmAgain />, {});
  const answered = await ask();
  await screen.findByRole('dialog', { hidden: true });
  await act(async () => unmount());
  expect(answered.mock.calls).toEqual([[false]]);

  openAdmin(<ConfirmAgain />, {});
  await ask();
  expect(await screen.findByRole('dialog', { hidden: true })).toBeTruthy();
});

test('a failed load of the methods can be retried', async () => {
  const known: Record<string, unknown> = { account: 503 };
  openAdmin(<ConfirmAgain />, known);
  await ask();
  const again = await screen.findByText(admin.tryAgain);
  delete known.account;
  await act(async () => again.click());
  expect(await screen.findByLabelText(/^Passord/)).toBeTruthy();
});

test('a refusal is shown at its field', async () => {
  const { waiting } = openAdmin(<ConfirmAgain />, {});
  await ask();
  const password = await screen.findByLabelText(/^Passord/);
  fireEvent.change(password, { target: { value: 'hest' } });
  await act(async () => fireEvent.click(screen.getByText(confirmAgain.confirm)));
  await waiting[0]!.answer({ error: 'Det stemmer ikke. Prøv igjen.' }, 400);
  screen.getByText('Det stemmer ikke. Prøv igjen.');
  await waitFor(() => expect(document.activeElement).toBe(password));
});

test('a failed passkey request is not reported as a missing passkey', async () => {
  const account = { id: 'kari', name: 'Kari', role: 'eier', passkeys: [{}], has_code: true };
  const { waiting } = openAdmin(<ConfirmAgain />, { account });
  await ask();
  await act(async () => (await screen.findByText(confirmAgain.passkey)).click());
  await waiting[0]!.answer({ error: 'For mange forsøk.' }, 429);
  screen.getByText('For mange forsøk.');
});

function Page() {
  const [remove, { isSuccess }] = useRemoveViewMutation();
  return (
    <>
      <button onClick={() => void remove({ id: 'view' })}>Fjern</button>
      {isSuccess && <p>Fjernet</p>}
      <ConfirmAgain />
    </>
  );
}

test('a call with an expired token asks too, and is repeated after confirmation', async () => {
  const user = { id: 'administrator', role: 'admin' };
  const renewed = { access_token: 'next', refresh_token: 'r', expires_at: 4_000_000_000, user };
  const known = { 'session/refresh': { session: renewed }, confirmation: {} };
  const { waiting } = openAdmin(<Page />, known);
  await act(async () => fireEvent.click(screen.getByText('Fjern')));
  await waiting[0]!.answer({}, 401);
  await waitFor(() => expect(waiting).toHaveLength(2));
  await waiting[1]!.answer({ type: '/problems/confirm-again' }, 403);
  fireEvent.change(await screen.findByLabelText(/^Passord/), { target: { value: 'hest' } });
  await act(async () => fireEvent.click(screen.getByText(confirmAgain.confirm)));
  await waitFor(() => expect(waiting).toHaveLength(3));
  await waiting[2]!.answer();
  await screen.findByText('Fjernet');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
