export interface AccessToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** A token for one renewal, and the digest that is stored. */
export interface RefreshToken {
  readonly token: string;
  readonly digest: string;
}

export abstract class SessionTokens {
  abstract issueAccess(sessionId: string, generation: string): Promise<AccessToken>;

  /** Undefined unless we signed it as an access token and it has not expired. */
  abstract readAccess(
    token: string,
  ): Promise<{ sessionId: string; generation: string } | undefined>;

  abstract issueRefresh(sessionId: string): RefreshToken;

  /** Undefined for a token that we did not sign. */
  abstract readRefresh(token: string): { sessionId: string; digest: string } | undefined;
}
