import type { Authorization, SessionDto } from '@boligstyling/api-client/admin';
import type { Role } from '@boligstyling/domain';
import type { OneAtATime } from './one-at-a-time';
import type { SessionStorage } from './session-storage';

/** Milliseconds before expiry. */
const AHEAD_MS = 60_000;

export type Ending = 'expired' | 'elsewhere' | 'replaced';

export type Renewal = SessionDto | 'refused' | 'unreachable';

interface SessionParts {
  storage: SessionStorage;
  oneAtATime: OneAtATime;
  now: () => number;
  renew: (refreshToken: string) => Promise<Renewal>;
  /** Logs out the session that a new login replaces. */
  leave: (session: SessionDto) => Promise<void>;
}

/** Shared by every tab through storage. */
export class AdminSession implements Authorization {
  private readonly listeners = new Set<(ending?: Ending) => void>();
  private wasLoggedIn: boolean;
  private shownTo: string | undefined;
  /** A retry must not run as somebody else. */
  private readonly callers = new Map<string, string | undefined>();
  /** If so, new tokens look expired, and only the server's refusal counts. */
  private isClockAhead = false;
  private renewal: Promise<string | undefined> | undefined;
  private confirmation: Promise<boolean> | undefined;
  private ask: () => Promise<boolean> = async () => false;

  constructor(private readonly parts: SessionParts) {
    this.wasLoggedIn = this.isLoggedIn();
    this.shownTo = this.user();
  }

  readonly isLoggedIn = (): boolean => this.parts.storage.token() !== undefined;

  readonly isEndShown = (): boolean => !this.wasLoggedIn && !this.isLoggedIn();

  readonly user = (): string | undefined => this.parts.storage.session()?.user?.id;

  /** As of the last login or renewal. */
  readonly role = (): Role | undefined => this.parts.storage.session()?.user?.account_role;

  readonly subscribe = (listener: (ending?: Ending) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  begin(session: SessionDto): void {
    const before = this.parts.storage.session();
    this.keep(session);
    this.tell();
    if (before) void this.parts.leave(before);
  }

  end(ending?: Ending): void {
    this.parts.storage.clear();
    this.tell(ending);
  }

  readonly refused = (): void => this.end('expired');

  noticeOtherTab(): void {
    if (this.isReplaced()) this.tell('replaced');
    else if (this.isLoggedIn() !== this.wasLoggedIn) this.tell('elsewhere');
  }

  async token(): Promise<string | undefined> {
    // A tab that slept got no storage event.
    if (this.isReplaced()) return void this.noticeOtherTab();
    const { storage } = this.parts;
    const session = storage.session();
    const token = storage.token();
    if (token) this.callers.set(token, this.user());
    if (!token || !session || this.isClockAhead || !this.endsSoon(session)) return token;
    await this.renewed(token);
    return this.inPlaceOf(token);
  }

  renewed(refused: string): Promise<string | undefined> {
    this.renewal ??= this.renewUnlessDone(refused).finally(() => (this.renewal = undefined));
    return this.renewal;
  }

  readonly askWith = (ask: () => Promise<boolean>): (() => void) => {
    this.ask = ask;
    return () => (this.ask = async () => false);
  };

  confirmed(): Promise<boolean> {
    this.confirmation ??= this.ask().finally(() => (this.confirmation = undefined));
    return this.confirmation;
  }

  private renewUnlessDone(refused: string): Promise<string | undefined> {
    const { storage, oneAtATime, renew } = this.parts;
    return oneAtATime(async () => {
      if (storage.token() !== refused) return this.inPlaceOf(refused);
      const session = storage.session();
      const renewal = session ? await renew(session.refresh_token) : 'refused';
      if (renewal === 'unreachable') return undefined;
      if (storage.token() !== refused) return this.inPlaceOf(refused);
      if (renewal === 'refused') {
        this.end('expired');
        return undefined;
      }
      this.keep(renewal);
      return renewal.access_token;
    });
  }

  private inPlaceOf(token: string): string | undefined {
    return this.callers.get(token) === this.user() ? this.parts.storage.token() : undefined;
  }

  private isReplaced(): boolean {
    const user = this.user();
    return this.shownTo !== undefined && user !== undefined && user !== this.shownTo;
  }

  private keep(session: SessionDto): void {
    this.parts.storage.keep(session);
    this.callers.set(session.access_token, this.user());
    this.isClockAhead = this.endsSoon(session);
  }

  private endsSoon({ expires_at }: SessionDto): boolean {
    return expires_at * 1000 - this.parts.now() <= AHEAD_MS;
  }

  private tell(ending?: Ending): void {
    this.wasLoggedIn = this.isLoggedIn();
    this.shownTo = this.user();
    for (const listener of this.listeners) listener(ending);
  }
}
