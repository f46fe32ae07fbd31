import type { SessionDto } from '@boligstyling/api-client/admin';

/** The session as it was stored. Anything else counts as none. */
export function parseSession(stored: string | null): SessionDto | undefined {
  try {
    const session: unknown = JSON.parse(stored ?? 'null');
    return isSession(session) ? session : undefined;
  } catch {
    return undefined;
  }
}

function isSession(session: unknown): session is SessionDto {
  const { access_token, refresh_token, expires_at } = (session ?? {}) as Partial<SessionDto>;
  return (
    typeof access_token === 'string' &&
    typeof refresh_token === 'string' &&
    Number.isFinite(expires_at)
  );
}
