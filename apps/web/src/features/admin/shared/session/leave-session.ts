import type { SessionDto } from '@boligstyling/api-client/admin';
import type { Renewal } from './admin-session';
import { SEEN_BY_ALL_MS, type Wait } from './one-at-a-time';

interface LeaveParts {
  fetch: (path: string, init: RequestInit) => Promise<{ status: number }>;
  wait: Wait;
  renew: (refreshToken: string) => Promise<Renewal>;
}

/**
 * Ends a session on the server that another has taken the place of in this browser. A moment later:
 * a tab that does not see the other one yet would take its own session's end for that of both.
 */
export const leaveWith = ({ fetch, wait, renew }: LeaveParts) => {
  /** Whether the token has run out; a server out of reach says nothing of that. */
  const isRefused = (token: string): Promise<boolean> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = fetch('/api/admin/session', { method: 'DELETE', headers });
    return answer.then(
      ({ status }) => status === 401,
      () => false,
    );
  };
  return async (left: SessionDto): Promise<void> => {
    await wait(SEEN_BY_ALL_MS);
    if (!(await isRefused(left.access_token))) return;
    const renewal = await renew(left.refresh_token);
    if (typeof renewal === 'object') await isRefused(renewal.access_token);
  };
};
