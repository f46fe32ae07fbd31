import type { AdminPassword } from './ports/admin-password.js';
import type { RefreshToken, SessionTokens } from './ports/session-tokens.js';

/** What a browser holds while the administrator is logged in. */
export interface SessionGrant {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string;
}

/** Puts together what the browser gets for a session that has just been opened or renewed. */
export async function grant(
  sessionId: string,
  refresh: RefreshToken,
  tokens: SessionTokens,
  { generation }: AdminPassword,
): Promise<SessionGrant> {
  const access = await tokens.issueAccess(sessionId, generation);
  return {
    accessToken: access.token,
    accessExpiresAt: access.expiresAt,
    refreshToken: refresh.token,
  };
}
