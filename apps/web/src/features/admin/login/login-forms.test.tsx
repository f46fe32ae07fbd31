import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { CodeLoginForm } from './user-login';
import { LoginForm } from './login-form';
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
