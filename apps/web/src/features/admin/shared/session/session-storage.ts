import type { SessionDto } from '@boligstyling/api-client/admin';

const TOKEN_KEY = 'admin-token';
const FLAG_KEY = 'admin-session';

export class SessionStorage {
  /** The storage refused the write. */
  private unsaved: SessionDto | undefined;

  /**
   * @param storage may be full, forbidden or missing
   * @param sessionKey key of the whole session; the token has its own
   */
  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
    private readonly sessionKey: string,
  ) {}

  token(): string | undefined {
    return this.unsaved?.access_token ?? (this.read(TOKEN_KEY) || undefined);
  }

  session(): SessionDto | undefined {
    return this.unsaved ?? parseSession(this.read(this.sessionKey));
  }

  keep(session: SessionDto): void {
    try {
      this.storage().setItem(this.sessionKey, JSON.stringify(session));
      this.storage().setItem(FLAG_KEY, 'true');
      this.storage().setItem(TOKEN_KEY, session.access_token);
      this.unsaved = undefined;
    } catch {
      this.unsaved = session;
    }
  }

  clear(): void {
    this.unsaved = undefined;
    try {
      for (const key of [TOKEN_KEY, FLAG_KEY, this.sessionKey]) this.storage().removeItem(key);
    } catch {
      // Storage is unavailable.
    }
  }

  private read(key: string): string | null {
    try {
      return this.storage().getItem(key);
    } catch {
      return null;
    }
  }
}

function parseSession(stored: string | null): SessionDto | undefined {
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
