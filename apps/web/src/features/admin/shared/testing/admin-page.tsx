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

export const userWhoIs = (role: Role) => ({ ...OWNER, id: role, name: role, role });

type Waiting = {
  path: string;
  ifMatch: string | null;
  idempotencyKey: string | null;
  body: unknown;
  answer: (data?: unknown, status?: number) => Promise<void>;
};

/**
 * Changes stay pending until the test answers them.
 *
 * @param known answers by path under `/api/admin`, with the query where it matters; a number is an
 * error status, a promise is awaited, a response is given as it is
 * @param role undefined: a legacy session without a role
 */
export function openAdmin(
  page: ReactElement,
  known: Record<string, unknown>,
  at: string | { pathname: string; state: object } = '/admin',
  user = 'administrator',
  role?: Role,
) {
  const waiting: Waiting[] = [];
  localStorage.setItem('admin-token', SESSION.access_token);
  const session = { ...SESSION, user: { id: user, role: 'admin', account_role: role } };
  localStorage.setItem('boligstyling-session', JSON.stringify(session));

  const answerOf = (data: unknown = {}, status = 200) => {
    if (data instanceof Response) return data.clone();
    return typeof data === 'number'
      ? Response.json({}, { status: data })
      : Response.json(data, { status });
  };
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
        ifMatch: (request as Request).headers.get('If-Match'),
        idempotencyKey: (request as Request).headers.get('Idempotency-Key'),
        body,
        answer: (data, status) => act(async () => resolve(answerOf(data, status))),
      });
    });
  });

  const store = pageStore();
  connectAdmin(store.dispatch, 'boligstyling').noticeOtherTab();
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
    show: (now: ReactElement) => rerender(shown(now)),
    toasts: () => selectToasts(store.getState()),
  };
}
