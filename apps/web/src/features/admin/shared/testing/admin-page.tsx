import type { Role } from '@boligstyling/domain';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { pageStore } from '../../../../shared/testing/page-store';
import { selectToasts } from '../../../../shared/toast/toast-slice';
import { connectAdmin } from '../session/use-admin-session';

const SESSION = { access_token: 't', refresh_token: 'r', expires_at: 4_000_000_000 };
const OWNER = { id: null, name: 'Delt', role: 'eier', passkeys: [], has_code: false };

/** The account of a person with a role, for what {@link openAdmin} knows. */
export const personWhoIs = (role: Role) => ({ ...OWNER, id: role, name: role, role });

/** A change that was asked for, at a path with its query, and how it is answered. */
type Waiting = {
  path: string;
  body: unknown;
  answer: (data?: unknown, status?: number) => Promise<void>;
};

/**
 * Opens one of the administrator's pages in a browser that is logged in, with a server that knows some
 * data. Changes wait until they are answered. The end of the test takes the server away.
 *
 * @param known what is answered, by path under `/api/admin`, with its query where that matters; a number: that it fails so, a promise: later. It may change
 * @param at the address
 * @param person who is logged in, by id
 * @param role hers as the session says it; undefined: begun before sessions did
 */
export function openAdmin(
  page: ReactElement,
  known: Record<string, unknown>,
  at: string | { pathname: string; state: object } = '/admin',
  person = 'administrator',
  role?: Role,
) {
  const waiting: Waiting[] = [];
  localStorage.setItem('admin-token', SESSION.access_token);
  const session = { ...SESSION, user: { id: person, role: 'admin', account_role: role } };
  localStorage.setItem('boligstyling-session', JSON.stringify(session));

  const answerOf = (data: unknown = {}, status = 200) =>
    typeof data === 'number'
      ? Response.json({}, { status: data })
      : Response.json(data, { status });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { url, method } = request as Request;
    const { pathname, search } = new URL(url);
    const whole = (pathname + search).replace('/api/admin/', '');
    const path = whole in known ? whole : pathname.replace('/api/admin/', '');
    const isRead = method === 'GET' || method === 'POST';
    if (isRead && path in known) return answerOf(await known[path]);
    if (method === 'GET') return answerOf(path === 'account' ? OWNER : 404);
    const body: unknown = JSON.parse((await (request as Request).text()) || 'null');
    return new Promise((resolve, reject) => {
      const { signal } = request as Request;
      signal.addEventListener('abort', () => reject(signal.reason));
      waiting.push({
        path: whole,
        body,
        answer: (data, status) => act(async () => resolve(answerOf(data, status))),
      });
    });
  });

  const store = pageStore();
  // Pages of other tests in the same file were somebody else's.
  connectAdmin(store.dispatch, 'boligstyling').noticeOtherTab();
  // What was injected has its state from the next action on.
  store.dispatch({ type: 'opened' });
  const shown = (now: ReactElement) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>{now}</MemoryRouter>
    </Provider>
  );
  const { unmount, rerender } = render(shown(page));
  return {
    waiting,
    unmount,
    /** Shows the page with what is known by now. */
    show: (now: ReactElement) => rerender(shown(now)),
    toasts: () => selectToasts(store.getState()),
  };
}
