/** A short-lived token that opens the administrator's calls. */
export interface AccessToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** A token that is good for one renewal, and what is kept of it. */
export interface RefreshToken {
  readonly token: string;
  readonly digest: string;
}

/** Makes and reads the tokens of the administrator's sessions. */
export abstract class SessionTokens {
  abstract issueAccess(sessionId: string, generation: string): Promise<AccessToken>;

  /** Whose token this is; undefined unless we signed it, as an access token, and it has not expired. */
  abstract readAccess(
    token: string,
  ): Promise<{ sessionId: string; generation: string } | undefined>;

  abstract issueRefresh(sessionId: string): RefreshToken;

  /** Which session it names and the digest to compare; undefined for what was never ours. */
  abstract readRefresh(token: string): { sessionId: string; digest: string } | undefined;
}
