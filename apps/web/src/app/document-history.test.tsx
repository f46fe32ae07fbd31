import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  Link,
  Navigate,
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
} from 'react-router-dom';
import { documentHistory } from './start';

const SECRET = '/min-henvendelse/token';

let loaded: string[] = [];
const browser = {
  assign: (url: string | URL) => void loaded.push(`assign ${url}`),
  replace: (url: string | URL) => void loaded.push(`replace ${url}`),
};

const Shown = () => <p role="status">{useLocation().pathname}</p>;
const shown = () => screen.getByRole('status').textContent;

function open(address: string, links: readonly string[] = []) {
  window.history.replaceState(null, '', address);
  render(
    <HistoryRouter history={documentHistory(browser)}>
      <Shown />
      {links.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      {links.length === 0 && <Navigate to="/404" replace />}
    </HistoryRouter>,
  );
}
const follow = (link: string) => fireEvent.click(screen.getByRole('link', { name: link }));

beforeEach(() => {
  loaded = [];
});
afterEach(cleanup);

test.each([
  ['/', SECRET],
  ['/takk', '/admin/login'],
  [SECRET, '/'],
  ['/admin', '/partnere'],
])(
  'a link from %s to %s is a full load that the document’s history does not record',
  (from, to) => {
    open(from, [to]);
    const entries = window.history.length;
    follow(to);
    expect(loaded).toEqual([`assign http://localhost${to}`]);
    expect([shown(), window.location.pathname, window.history.length]).toEqual([
      from,
      from,
      entries,
    ]);
  },
);

test.each([
  ['/', '/faq#gratis'],
  ['/admin/login', '/admin'],
  [SECRET, '/partner/svar/token'],
])('a link from %s to %s stays in the document', (from, to) => {
  open(from, [to]);
  follow(to);
  expect(loaded).toEqual([]);
  expect(shown()).toBe(to.split('#')[0]);
});

test('a redirect across the border is a load too and leaves no entry', () => {
  open('/admin/finnes-ikke');
  expect(loaded).toContain('replace http://localhost/404');
  expect([shown(), window.location.pathname]).toEqual(['/admin/finnes-ikke', '/-']);
});

test.each([
  ['/', `${SECRET}?x=1#innhold`],
  [SECRET, '/faq#gratis'],
])('going back from %s to %s in one document loads without rendering', (from, to) => {
  open(from, ['/oslo']);
  window.history.replaceState(null, '', to);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(loaded).toEqual([`replace http://localhost${to}`]);
  expect(shown()).toBe(from);
});
