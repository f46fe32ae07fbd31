import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { pageStore } from '../../shared/testing/page-store';
import PartnerHomePage from './partner-home-page';

const PAGE = {
  ...{ name: 'Stine Stylist', company: 'Stil AS', kind: 'stylist', email: 'stine@stil.no' },
  ...{ phone: '40000001', website: '', presentation: '', logo: null },
  ...{ paused: false, paused_until: null, weekly_capacity: 5, used_capacity: 0 },
  ...{ areas: ['NO'], services: ['Fullstyling'], offers: [], reviews: [] },
  ...{ version: '3', month: { accepted: 0, won: 0, lost: 0, due_ore: 0 } },
  session_ends_at: '2026-12-20T12:00:00.000Z',
  prices: [],
  ...{ organization_number: '', street: '', postal_code: '', post_place: '' },
} as unknown as PartnerPageDto;

beforeEach(() => sessionStorage.clear());

const open = () =>
  render(
    <Provider store={pageStore()}>
      <MemoryRouter>
        <PartnerHomePage />
      </MemoryRouter>
    </Provider>,
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('input at the session’s end is restored after a new login by link', async () => {
  let isIn = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (!isIn) return Response.json({ error: 'Logg inn.' }, { status: 401 });
    const isPage = new URL((request as Request).url).pathname === '/api/partner/page';
    return isPage ? Response.json(PAGE) : Response.json({}, { status: 404 });
  });
  open();
  const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^To linjer om deg/);
  await heading('Hei, Stine');
  fireEvent.click(screen.getByRole('button', { name: 'Rediger' }));
  fireEvent.change(words(), { target: { value: 'Jeg styler hjem ved sjøen.' } });

  isIn = false;
  await act(async () => fireEvent.submit(words().form!));
  expect(await heading('Du er logget ut')).toBe(document.activeElement);
  expect(words().closest('[hidden]')).not.toBeNull();

  isIn = true;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await heading('Hei, Stine');
  expect(words().value).toBe('Jeg styler hjem ved sjøen.');
});

test('input is restored after a login that reloads the page in its tab', async () => {
  let isIn = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { url, method } = request as Request;
    if (!isIn) return Response.json({ error: 'Logg inn.' }, { status: 401 });
    const isPage = new URL(url).pathname === '/api/partner/page';
    if (method === 'PATCH') return Response.json({ ...PAGE, version: '4' });
    return isPage ? Response.json({ ...PAGE, id: 'stine' }) : Response.json({}, { status: 404 });
  });
  const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^To linjer om deg/);
  const before = open();
  await heading('Hei, Stine');
  fireEvent.click(screen.getByRole('button', { name: 'Rediger' }));
  fireEvent.change(words(), { target: { value: 'Jeg styler hjem ved sjøen.' } });
  isIn = false;
  await act(async () => fireEvent.submit(words().form!));
  await heading('Du er logget ut');
  before.unmount();

  isIn = true;
  const after = open();
  await heading('Hei, Stine');
  expect(words().value).toBe('Jeg styler hjem ved sjøen.');
  screen.getByText(/^Dette skrev du sist/);
  await act(async () => fireEvent.submit(words().form!));
  after.unmount();
  open();
  await heading('Hei, Stine');
  expect(screen.queryByLabelText(/^To linjer om deg/)).toBeNull();
});

test('input is discarded by «Avbryt» and by logging out', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const isPage = new URL((request as Request).url).pathname === '/api/partner/page';
    if (isPage) return Response.json(PAGE);
    return Response.json({ assignments: [], invoices: [], sessions: [], next_cursor: null });
  });
  const type = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Rediger' }));
    fireEvent.change(screen.getByLabelText(/^Nettsted/), { target: { value: 'stil.no' } });
  };
  open();
  await heading('Hei, Stine');
  type();
  expect(sessionStorage.length).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(sessionStorage.length).toBe(0);
  type();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Logg ut' })));
  expect(sessionStorage.length).toBe(0);
});

test('a tab acts only for the partner whose page it shows', async () => {
  const other = 'En annen partner er logget inn i denne nettleseren nå. Last siden på nytt.';
  const problem = { type: '/problems/other-partner', status: 401, error: other };
  const changes: (string | null)[] = [];
  let isIn = 'anne';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { url, method, headers } = asked as Request;
    const shown = headers.get('partner-id');
    if (method !== 'GET') changes.push(shown);
    if (shown !== null && shown !== isIn) return Response.json(problem, { status: 401 });
    const isPage = new URL(url).pathname === '/api/partner/page';
    if (isPage) return Response.json({ ...PAGE, id: isIn });
    return Response.json({ assignments: [], invoices: [], sessions: [], next_cursor: null });
  });
  open();
  await heading('Hei, Stine');

  isIn = 'berit';
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Til mandag' })));
  expect(changes).toEqual(['anne']);
  expect(await heading('En annen partner er logget inn')).toBe(document.activeElement);
  expect(screen.getByRole('button', { name: 'Last siden på nytt' })).not.toBeNull();

  isIn = 'anne';
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await heading('Hei, Stine');
});

test('a restored page refetches the list of jobs', async () => {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL((request as Request).url);
    asked.push(pathname);
    if (pathname === '/api/partner/page') return Response.json(PAGE);
    return Response.json({ assignments: [], invoices: [], sessions: [], next_cursor: null });
  });
  open();
  await heading('Hei, Stine');
  await screen.findByText('Her kommer oppdragene du tar.');
  asked.length = 0;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toContain('/api/partner/page');
  expect(asked).toContain('/api/partner/assignments');
});

test('after the login the focus is on the heading, once it is loaded', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const isPage = new URL((request as Request).url).pathname === '/api/partner/page';
    return isPage ? Response.json(PAGE) : Response.json({}, { status: 404 });
  });
  render(
    <Provider store={pageStore()}>
      <MemoryRouter initialEntries={['/partner/logg-inn']}>
        <Routes>
          <Route path="/partner/logg-inn" element={<Navigate to="/partner" replace />} />
          <Route path="/partner" element={<PartnerHomePage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  expect(await heading('Hei, Stine')).toBe(document.activeElement);
});

test('accepting the terms moves their card, and the focus to the heading of the page', async () => {
  let isAccepted = false;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { pathname } = new URL((asked as Request).url);
    if (pathname === '/api/partner/terms') isAccepted = true;
    const accepted = {
      terms_version: isAccepted ? PARTNER_TERMS_VERSION : null,
      terms_accepted_at: isAccepted ? '2026-11-30T12:00:00.000Z' : null,
    };
    const isPage = /\/partner\/(page|terms)$/.test(pathname);
    if (isPage) return Response.json({ ...PAGE, ...accepted });
    return Response.json({ assignments: [], invoices: [], sessions: [], next_cursor: null });
  });
  open();
  const accept = await screen.findByRole('button', { name: 'Jeg godtar vilkårene' });
  accept.focus();
  await act(async () => fireEvent.click(accept));
  await screen.findByText(/^Du godtok dem/);
  expect(document.activeElement).toBe(await heading('Hei, Stine'));
});
