import type { SessionDto } from '@boligstyling/api-client/admin';
import { keepText, keptJson, keptText, type TextStorage } from '../../../../shared/kept-text';

const TOKEN_KEY = 'admin-token';
const FLAG_KEY = 'admin-session';

export class SessionStorage {
  /** The storage refused the write. */
  private unsaved: SessionDto | undefined;

  /** @param sessionKey key of the whole session; the token has its own */
  constructor(
    private readonly storage: TextStorage,
    private readonly sessionKey: string,
  ) {}

  token(): string | undefined {
    return this.unsaved?.access_token ?? (keptText(this.storage, TOKEN_KEY) || undefined);
  }

  session(): SessionDto | undefined {
    if (this.unsaved) return this.unsaved;
    const stored = keptJson(this.storage, this.sessionKey);
    return isSession(stored) ? stored : undefined;
  }

  keep(session: SessionDto): void {
    const isKept =
      keepText(this.storage, this.sessionKey, JSON.stringify(session)) &&
      keepText(this.storage, FLAG_KEY, 'true') &&
      keepText(this.storage, TOKEN_KEY, session.access_token);
    this.unsaved = isKept ? undefined : session;
  }

  clear(): void {
    this.unsaved = undefined;
    for (const key of [TOKEN_KEY, FLAG_KEY, this.sessionKey]) keepText(this.storage, key, null);
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
