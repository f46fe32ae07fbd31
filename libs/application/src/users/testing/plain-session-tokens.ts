import type { InMemoryStore } from '../../core/testing/in-memory-store.js';
import { ACCESS_TOKEN_SECONDS } from '@boligstyling/domain';
import { type AccessToken, type RefreshToken, SessionTokens } from '../session-issuer.js';

/** Tokens that a test can read: they hide nothing. */
export class PlainSessionTokens extends SessionTokens {
  private issued = 0;

  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async issueAccess(sessionId: string, generation: string): Promise<AccessToken> {
    const expiresAt = new Date(this.store.now.getTime() + ACCESS_TOKEN_SECONDS * 1000);
    const token = JSON.stringify({ sessionId, generation, expires: expiresAt.getTime() });
    return { token, expiresAt };
  }

  override async readAccess(token: string) {
    if (!token.startsWith('{')) return undefined;
    const { sessionId, generation, expires } = JSON.parse(token);
    return expires > this.store.now.getTime() ? { sessionId, generation } : undefined;
  }

  override issueRefresh(sessionId: string): RefreshToken {
    const token = `${sessionId}/${(this.issued += 1)}`;
    return { token, digest: token };
  }

  override readRefresh(token: string) {
    const [sessionId, count] = token.split('/');
    return sessionId && count ? { sessionId, digest: token } : undefined;
  }
}
