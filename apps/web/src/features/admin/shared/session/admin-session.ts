import type { Authorization, SessionDto } from '@boligstyling/api-client/admin';
import type { Role } from '@boligstyling/domain';
import type { OneAtATime } from './one-at-a-time';
import type { SessionStorage } from './session-storage';

/** Milliseconds before expiry at which a token is renewed. */
const AHEAD_MS = 60_000;

/** Renewal refused, ended in another tab, or replaced by another user's login in this browser. */
export type Ending = 'expired' | 'elsewhere' | 'replaced';

/** `unreachable` is temporary. */
export type Renewal = SessionDto | 'refused' | 'unreachable';

interface SessionParts {
  storage: SessionStorage;
  oneAtATime: OneAtATime;
  now: () => number;
  renew: (refreshToken: string) => Promise<Renewal>;
  /** Ends a replaced session on the server, because nobody can log out of it here. */
  leave: (session: SessionDto) => Promise<void>;
}

/** The administrator session, shared by every tab through storage. */
export class AdminSession implements Authorization {
  private readonly listeners = new Set<(ending?: Ending) => void>();
  private wasLoggedIn: boolean;
  /** User whose data this page shows. */
  private shownTo: string | undefined;
  /** User by token of each call, so that a retry does not run as somebody else. */
  private readonly callers = new Map<string, string | undefined>();
  /** By this clock a new token is expired already; then only the server's refusal counts. */
  private isClockAhead = false;
  private renewal: Promise<string | undefined> | undefined;
  private confirmation: Promise<boolean> | undefined;
  private ask: () => Promise<boolean> = async () => false;

  constructor(private readonly parts: SessionParts) {
    this.wasLoggedIn = this.isLoggedIn();
    this.shownTo = this.user();
  }

  readonly isLoggedIn = (): boolean => this.parts.storage.token() !== undefined;

  readonly user = (): string | undefined => this.parts.storage.session()?.user?.id;

  /** Role as of the last login or renewal. */
  readonly role = (): Role | undefined => this.parts.storage.session()?.user?.account_role;

  /** @returns the unsubscribe function */
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
    // A tab that slept got no storage event, so its calls would run as the earlier user.
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

  /**
   * Registers the confirmation dialog.
   *
   * @returns the function that removes it
   */
  readonly askWith = (ask: () => Promise<boolean>): (() => void) => {
    this.ask = ask;
    return () => (this.ask = async () => false);
  };

  /** One confirmation serves all waiting calls. */
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
      // Another tab has logged out or another user has logged in meanwhile.
      if (storage.token() !== refused) return this.inPlaceOf(refused);
      if (renewal === 'refused') {
        this.end('expired');
        return undefined;
      }
      this.keep(renewal);
      return renewal.access_token;
    });
  }

  /** The current token, unless it belongs to another user. */
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
