import { useReleaseLeadMutation, useGetLeadQuery } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { admin } from '../../../content/admin/admin';
import { header } from '../../../content/header';
import { adminToasts } from '../../../content/admin/admin-toasts';
import { openAdmin, userWhoIs } from '../shared/testing/admin-page';
import { useChange } from '../shared/calls/use-change';
import { useFailureNotice } from '../shared/calls/use-failed-load';
import { useWithEach } from '../shared/calls/use-with-each';
import { useOfferUndo } from '../shared/undo/undo';
import { AdminLayout } from './admin-layout';

function Page() {
  const { data } = useGetLeadQuery({ id: 'nora' });
  const offer = useOfferUndo();
  useEffect(() => {
    if (data?.status === 'won') offer({ what: 'Nora: Vunnet', undo: async () => true });
  }, [data, offer]);
  return <p>{data?.customer_name}</p>;
}

const pages = (login: ReactElement) => (
  <Suspense>
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="/admin" element={<Page />} />
      </Route>
      <Route path="/admin/login" element={login} />
    </Routes>
  </Suspense>
);
const PAGES = pages(<Link to="/admin">Logg inn</Link>);

const KEY = 'boligstyling-session';

const logInElsewhere = (id: string) =>
  act(async () => {
    const before = JSON.parse(localStorage.getItem(KEY) ?? '') as object;
    localStorage.setItem(KEY, JSON.stringify({ ...before, user: { id, role: 'admin' } }));
    dispatchEvent(new Event('storage'));
  });

test('another user’s login in another tab clears loaded data and leads out', async () => {
  const known: Record<string, unknown> = {
    account: userWhoIs('eier'),
    'leads/nora': { customer_name: 'Nora Nilsen', status: 'won' },
  };
  const { toasts } = openAdmin(PAGES, known, '/admin', 'kari');
  await screen.findByText('Nora Nilsen');
  await screen.findByText('Nora: Vunnet');
  Object.assign(known, {
    account: userWhoIs('innsyn'),
    'leads/nora': { customer_name: '•••', status: 'new' },
  });

  await logInElsewhere('ola');
  expect(screen.queryByText('Nora Nilsen')).toBeNull();
  expect(toasts()).toMatchObject([adminToasts.replaced]);
  fireEvent.click(screen.getByText('Logg inn'));
  expect(screen.queryByText('Nora Nilsen')).toBeNull();
  await screen.findByText('•••');
  expect(screen.queryByText('Nora: Vunnet')).toBeNull();
});

test('another user’s login clears the data before the login page has loaded', async () => {
  const OnItsWay = lazy(() => new Promise<never>(() => {}));
  const known = { 'leads/nora': { customer_name: 'Nora Nilsen', status: 'new' } };
  openAdmin(pages(<OnItsWay />), known, '/admin', 'kari');
  await screen.findByText('Nora Nilsen');
  await logInElsewhere('ola');
  expect(screen.queryByText('Nora Nilsen')).toBeNull();
});

test('a login of the same user in another tab clears nothing', async () => {
  const known = { 'leads/nora': { customer_name: 'Nora Nilsen', status: 'new' } };
  const { toasts } = openAdmin(PAGES, known, '/admin', 'kari');
  await screen.findByText('Nora Nilsen');
  await logInElsewhere('kari');
  screen.getByText('Nora Nilsen');
  expect(toasts()).toEqual([]);
});

test('an answer that holds an error in place of data leads to the login', async () => {
  const known = { 'leads/nora': { error: 'Ugyldig token' } };
  const { toasts } = openAdmin(PAGES, known, '/admin', 'kari');
  await screen.findByText('Logg inn');
  expect(toasts()).toMatchObject([adminToasts.expired]);
});

const CALLS = {
  change: () => screen.getByText('Lagre'),
  resend: () => screen.getByText(admin.resend),
  'change of each': () => screen.getByText('Lagre alle'),
};

function Calls() {
  const lead = useGetLeadQuery({ id: 'nora' });
  const [save] = useReleaseLeadMutation();
  const change = useChange();
  const { withEach } = useWithEach<string>(() => adminToasts.notSaved);
  useFailureNotice(lead.error);
  const saved = (id: string) => save({ id });
  return (
    <>
      <p>{lead.data?.customer_name}</p>
      <button onClick={() => void change(saved('nora'))}>Lagre</button>
      <button onClick={() => void withEach(['nora', 'nils'], saved)}>Lagre alle</button>
    </>
  );
}

test.each(Object.entries(CALLS))('a %s whose session has expired says so alone', async (_, of) => {
  const CALLING = (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="/admin" element={<Calls />} />
      </Route>
      <Route path="/admin/login" element={<p>Innlogging</p>} />
    </Routes>
  );
  const known = { 'leads/nora': { customer_name: 'Nora Nilsen' }, 'session/refresh': 401 };
  const { waiting, toasts } = openAdmin(CALLING, known, '/admin', 'kari', 'eier');
  await screen.findByText('Nora Nilsen');
  Object.assign(known, { 'leads/nora': 401 });
  await act(async () => fireEvent.click(of()));
  for (const { answer } of waiting) await answer({}, 401);
  await screen.findByText('Innlogging');
  await act(async () => {});
  expect(toasts().filter(({ kind }) => kind)).toMatchObject([adminToasts.expired]);
});

test('Escape closes the menu of a phone, and returns the focus', async () => {
  openAdmin(PAGES, {}, '/admin', 'kari');
  const menu = screen.getByRole('button', { name: header.openMenu });
  fireEvent.click(menu);
  const opened = screen.getByRole('button', { name: header.closeMenu });
  expect(opened.getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('button', { name: admin.logOut }).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(document.activeElement).toBe(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('false');
});

test('a choice in the menu of a phone closes it', async () => {
  openAdmin(PAGES, {}, '/admin', 'kari');
  fireEvent.click(screen.getByRole('button', { name: header.openMenu }));
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Oversikt' })));
  screen.getByRole('button', { name: header.openMenu });
});

test.each([
  ['eier', 1],
  ['innsyn', 0],
  [undefined, 0],
] as const)('the header shows at once the permissions of %s', (role, shown) => {
  const known = { account: new Promise<never>(() => {}) };
  openAdmin(PAGES, known, '/admin', 'kari', role);
  expect(screen.queryAllByText(admin.resend)).toHaveLength(shown);
  expect(screen.queryAllByText('Anmeldelser')).toHaveLength(shown);
});
