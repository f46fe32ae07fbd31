import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { pageStore } from '../../shared/testing/page-store';
import AdminBrowserPage from '../admin-browser/admin-browser-page';
import AdminWelcomePage from './admin-welcome-page';

const OLD = 'sign-in.old.c2ln';
const NEW = 'sign-in.new.c2ln';
const gone = async () => Response.json({ error: 'Lenken er brukt.' }, { status: 410 });

const open = (Page: ComponentType, token = OLD) =>
  render(
    <Provider store={pageStore()}>
      <MemoryRouter initialEntries={[`/#${token}`]}>
        <Page />
        <Link to={`#${NEW}`}>Ny lenke</Link>
      </MemoryRouter>
    </Provider>,
  );
const press = (name: string, role: 'button' | 'link') =>
  fireEvent.click(screen.getByRole(role, { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Records the tokens asked about. */
const answering = (answers: Record<string, () => Promise<Response>>) => {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { token } = (await (request as Request).json()) as { token: string };
    asked.push(token);
    return (answers[token] ?? gone)();
  });
  return asked;
};

test('a newer invitation opened in the same tab replaces the earlier one', async () => {
  const asked = answering({ [NEW]: async () => Response.json({ name: 'Kari Eier' }) });
  open(AdminWelcomePage);
  await heading('Lenken virker ikke');
  press('Ny lenke', 'link');
  await heading('Hei, Kari');
  expect(asked).toEqual([OLD, NEW]);
});

test.each([
  [
    'another user',
    'names whom it logs out',
    { id: 'anna', name: 'Anna Eier', email: 'anna@x.example' },
    true,
  ],
  [
    'its own user',
    'names nobody',
    { id: 'kari', name: 'Kari Eier', email: 'kari@x.example' },
    false,
  ],
  ['the shared login', 'names nobody', { id: null, name: 'Felles passord', email: null }, false],
])('an invitation opened by %s %s', async (_, __, account, isTold) => {
  const session = { access_token: 't', refresh_token: 'r', expires_at: 4_000_000_000 };
  localStorage.setItem('admin-token', 't');
  localStorage.setItem('boligstyling-session', JSON.stringify({ ...session, user: { id: 'u' } }));
  let asked = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const isAccount = (request as Request).url.endsWith('/account');
    if (isAccount) asked += 1;
    return Response.json(isAccount ? account : { name: 'Kari Eier', email: 'kari@x.example' });
  });
  open(AdminWelcomePage);
  await heading('Hei, Kari');
  await waitFor(() => expect(asked).toBe(1));
  if (isTold) await screen.findByText(/^Du er logget inn som Anna Eier\./);
  else expect(screen.queryByText(/^Du er logget inn som/)).toBeNull();
  localStorage.clear();
});

test('a used invitation asks its user to log in, without a reset', async () => {
  answering({});
  open(AdminWelcomePage);
  await heading('Lenken virker ikke');
  screen.getByText(/^Har du brukt den før, logger du inn som vanlig\./);
});

test('an invitation that was used in another window meanwhile says so at the next press', async () => {
  const answers = { [OLD]: async () => Response.json({ name: 'Kari Eier' }) };
  answering(answers);
  open(AdminWelcomePage);
  await heading('Hei, Kari');
  answers[OLD] = gone;
  press('Velg passord og kode', 'button');
  await heading('Lenken virker ikke');
});

test('an invitation that has run out says so', async () => {
  answering({
    [OLD]: async () => Response.json({ error: 'Lenken er utløpt.' }, { status: 410 }),
  });
  open(AdminWelcomePage);
  await heading('Lenken har gått ut');
  screen.getByText(/ber du en eier om en ny\.$/);
});

test('the name of the earlier link’s user is never shown', async () => {
  answering({ [OLD]: async () => Response.json({ name: 'Kari Eier' }) });
  open(AdminWelcomePage);
  await heading('Hei, Kari');
  press('Ny lenke', 'link');
  await heading('Lenken virker ikke');
  expect(screen.queryByRole('heading', { name: 'Hei, Kari' })).toBeNull();
});

test('choosing password and code leads to them and then to the recovery codes', async () => {
  const answers: Record<string, unknown> = {
    open: { name: 'Kari Eier' },
    totp: { challenge_id: 'c', secret: 'ABC', address: 'otpauth://totp/x?secret=ABC' },
    accept: {
      session: { access_token: 't', refresh_token: 'r', user: { id: 'kari' } },
      recovery_codes: ['abcd-efgh'],
    },
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (request) =>
      Response.json(answers[(request as Request).url.split('/').at(-1)!]),
    );
  open(AdminWelcomePage);
  await screen.findByText(/^Velg hvordan du logger inn/);
  const pressWithKeys = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  const focused = () => within(document.activeElement as HTMLElement);
  await pressWithKeys('Velg passord og kode');
  const password = await screen.findByLabelText('Velg passord');
  focused().getByLabelText('Velg passord');
  expect(document.activeElement).not.toBe(document.body);
  fireEvent.change(password, { target: { value: 'hest batteri stift riktig' } });
  fireEvent.change(screen.getByLabelText('Koden appen viser'), { target: { value: '123456' } });
  await pressWithKeys('Ta i bruk');
  await screen.findByText('abcd-efgh');
  focused().getByText('abcd-efgh');
  expect(screen.queryByText(/^Velg hvordan du logger inn/)).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('a failed call is reported in Norwegian at the code', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { url } = request as Request;
    if (url.endsWith('accept')) throw new TypeError('Failed to fetch');
    return Response.json({ name: 'Kari Eier', challenge_id: 'c', secret: 'ABC', address: 'otp' });
  });
  open(AdminWelcomePage);
  fireEvent.click(await screen.findByRole('button', { name: 'Velg passord og kode' }));
  const password = await screen.findByLabelText('Velg passord');
  fireEvent.change(password, { target: { value: 'hest batteri stift riktig' } });
  fireEvent.change(screen.getByLabelText('Koden appen viser'), { target: { value: '123456' } });
  press('Ta i bruk', 'button');
  await screen.findByText(/^Vi fikk ikke svar/);
  expect(screen.queryByText(/fetch/)).toBeNull();
});

test('a link for another browser works after an expired one', async () => {
  const asked = answering({});
  open(AdminBrowserPage);
  const make = screen.getByRole('button').textContent ?? '';
  press(make, 'button');
  await heading('Lenken virker ikke');
  press('Ny lenke', 'link');
  fireEvent.click(await screen.findByRole('button', { name: make }));
  await heading('Lenken virker ikke');
  expect(asked).toEqual([OLD, NEW]);
});

test('an invitation whose check failed is valid and checked again', async () => {
  const answers = { [NEW]: async () => Response.json({}, { status: 503 }) };
  answering(answers);
  open(AdminWelcomePage, NEW);
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  expect(screen.getByRole('alert').textContent).toContain('fikk ikke kontakt');
  expect(screen.queryByRole('heading')).toBeNull();
  answers[NEW] = async () => Response.json({ name: 'Kari Eier' });
  fireEvent.click(again);
  await heading('Hei, Kari');
});

test('a link for another browser that got no answer can be pressed again', async () => {
  answering({ [NEW]: () => Promise.reject(new TypeError('Failed to fetch')) });
  open(AdminBrowserPage, NEW);
  const make = screen.getByRole('button').textContent ?? '';
  press(make, 'button');
  expect((await screen.findByRole('alert')).textContent).toContain('fikk ikke kontakt');
  expect(screen.queryByText('Lenken virker ikke')).toBeNull();
  expect(screen.getByRole('button', { name: make })).toBeTruthy();
});
