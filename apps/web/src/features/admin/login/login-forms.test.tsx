import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { adminToasts, wrongPasswordToast } from '../../../content/admin/admin-toasts';
import { openAdmin } from '../shared/testing/admin-page';
import { CodeLoginForm, LoginForm } from './login-form';
import { PasswordForm } from './password-form';

test.each([
  ['the password', <LoginForm key="" />, 'Passord'],
  ['the current password', <PasswordForm key="" />, 'Nåværende passord'],
  ['the code', <CodeLoginForm key="" />, 'Kode'],
])('a missing value, %s, is reported and takes the focus', async (_, form, label) => {
  openAdmin(form, {});
  fireEvent.submit(document.querySelector('form')!);
  const field = screen.getByLabelText(new RegExp(`^${label}`));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('an invalid code is reported at its field', async () => {
  const { waiting } = openAdmin(<CodeLoginForm />, {});
  for (const field of screen.getAllByLabelText(/E-post|passord|Kode/i)) {
    fireEvent.change(field, { target: { value: 'a@b.no' } });
  }
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  const answer = 'E-post, passord eller kode stemmer ikke.';
  await waiting[0]!.answer({ error: answer }, 401);
  screen.getByText(answer);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Kode/)));
});

async function answered(known: Record<string, unknown>, answer?: [data: object, status: number]) {
  const { waiting, toasts } = openAdmin(<LoginForm />, known);
  fireEvent.change(screen.getByLabelText(/^Passord/), { target: { value: 'hva som helst' } });
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  if (answer) await waiting[0]!.answer(...answer);
  await waitFor(() => expect(toasts()).not.toEqual([]));
  return toasts().at(-1);
}

test.each([
  ['a refusal without a reason', [{}, 401], wrongPasswordToast()],
  ['an answer without a session', [{ success: true }, 200], adminToasts.unexpectedAnswer],
  ['an answer without success', [{ success: false }, 200], adminToasts.unexpectedAnswer],
] as const)('%s is reported', async (_, answer, text) => {
  expect(await answered({}, [...answer])).toMatchObject(text);
});

test('a server that cannot be reached is reported', async () => {
  const nowhere = Promise.reject(new TypeError('Failed to fetch'));
  expect(await answered({ session: nowhere })).toMatchObject({
    title: 'Feil',
    text: expect.stringMatching(/^Noe gikk galt: .*Failed to fetch/),
  });
});
