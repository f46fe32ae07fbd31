import type { Authorization, SessionDto } from '@boligstyling/api-client/admin';
import type { Role } from '@boligstyling/domain';
import type { OneAtATime } from './one-at-a-time';
import type { SessionStorage } from './session-storage';

/** How long before its end a token is renewed, in milliseconds. */
const AHEAD_MS = 60_000;

/**
 * Why the session ended: the server would not renew it, it ended in another tab, or somebody else has
 * logged in over it in this browser.
 */
export type Ending = 'expired' | 'elsewhere' | 'replaced';

/** What the server made of a renewal. `unreachable` can pass. */
export type Renewal = SessionDto | 'refused' | 'unreachable';

interface SessionParts {
  storage: SessionStorage;
  oneAtATime: OneAtATime;
  now: () => number;
  renew: (refreshToken: string) => Promise<Renewal>;
  /** Ends on the server a session that another has taken the place of: nobody could log out of it here. */
  leave: (session: SessionDto) => Promise<void>;
}

/** The administrator's session, shared by every tab through storage. */
export class AdminSession implements Authorization {
  private readonly listeners = new Set<(ending?: Ending) => void>();
  private wasLoggedIn: boolean;
  /** Who was told of last: this page shows what was loaded for her. */
  private shownTo: string | undefined;
  /** By token, whom this page has called as: what was asked for by one is not asked for again by another. */
  private readonly callers = new Map<string, string | undefined>();
  /** By this machine's clock even a new token has expired: then the server alone says when it has. */
  private isClockAhead = false;
  private renewal: Promise<string | undefined> | undefined;
  private confirmation: Promise<boolean> | undefined;
  private ask: () => Promise<boolean> = async () => false;

  constructor(private readonly parts: SessionParts) {
    this.wasLoggedIn = this.isLoggedIn();
    this.shownTo = this.person();
  }

  readonly isLoggedIn = (): boolean => this.parts.storage.token() !== undefined;

  /** Who is logged in, by id. */
  readonly person = (): string | undefined => this.parts.storage.session()?.user?.id;

  /** What she may do, as was known when the session began or was last renewed. */
  readonly role = (): Role | undefined => this.parts.storage.session()?.user?.account_role;

  /** Calls the listener at each beginning and end. Returns the way to stop that. */
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

  /** Forgets the session in every tab. */
  end(ending?: Ending): void {
    this.parts.storage.clear();
    this.tell(ending);
  }

  readonly refused = (): void => this.end('expired');

  /** Looks at storage again, which another tab has changed. */
  noticeOtherTab(): void {
    if (this.isReplaced()) this.tell('replaced');
    else if (this.isLoggedIn() !== this.wasLoggedIn) this.tell('elsewhere');
  }

  async token(): Promise<string | undefined> {
    // A tab that slept was told of nothing: what it asks for is asked for by who is gone.
    if (this.isReplaced()) return void this.noticeOtherTab();
    const { storage } = this.parts;
    const session = storage.session();
    const token = storage.token();
    if (token) this.callers.set(token, this.person());
    if (!token || !session || this.isClockAhead || !this.endsSoon(session)) return token;
    await this.renewed(token);
    return this.inPlaceOf(token);
  }

  renewed(refused: string): Promise<string | undefined> {
    this.renewal ??= this.renewUnlessDone(refused).finally(() => (this.renewal = undefined));
    return this.renewal;
  }

  /** From now on a person is asked like this who she is. Returns the way to stop that. */
  readonly askWith = (ask: () => Promise<boolean>): (() => void) => {
    this.ask = ask;
    return () => (this.ask = async () => false);
  };

  /** Asks once for all calls that wait for it. */
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
      // Another tab has logged out meanwhile, or somebody else in: that stays.
      if (storage.token() !== refused) return this.inPlaceOf(refused);
      if (renewal === 'refused') {
        this.end('expired');
        return undefined;
      }
      this.keep(renewal);
      return renewal.access_token;
    });
  }

  /** The token that stands in storage by now, unless it is somebody else's than that one was. */
  private inPlaceOf(token: string): string | undefined {
    return this.callers.get(token) === this.person() ? this.parts.storage.token() : undefined;
  }

  /** Somebody else has logged in since this page was told who it is. */
  private isReplaced(): boolean {
    const person = this.person();
    return this.shownTo !== undefined && person !== undefined && person !== this.shownTo;
  }

  private keep(session: SessionDto): void {
    this.parts.storage.keep(session);
    this.callers.set(session.access_token, this.person());
    this.isClockAhead = this.endsSoon(session);
  }

  private endsSoon({ expires_at }: SessionDto): boolean {
    return expires_at * 1000 - this.parts.now() <= AHEAD_MS;
  }

  private tell(ending?: Ending): void {
    this.wasLoggedIn = this.isLoggedIn();
    this.shownTo = this.person();
    for (const listener of this.listeners) listener(ending);
  }
}
