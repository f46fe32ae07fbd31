import type { Authorization, SessionDto } from '@boligstyling/api-client/admin';
import type { OneAtATime } from './one-at-a-time';
import type { SessionStorage } from './session-storage';

/** How long before its end a token is renewed, in milliseconds. */
const AHEAD_MS = 60_000;

/** Why the session ended: the server would not renew it, or it ended in another tab. */
export type Ending = 'expired' | 'elsewhere';

/** What the server made of a renewal. `unreachable` can pass. */
export type Renewal = SessionDto | 'refused' | 'unreachable';

interface SessionParts {
  storage: SessionStorage;
  oneAtATime: OneAtATime;
  now: () => number;
  renew: (refreshToken: string) => Promise<Renewal>;
}

/** The administrator's session, shared by every tab through storage. */
export class AdminSession implements Authorization {
  private readonly listeners = new Set<(ending?: Ending) => void>();
  private wasLoggedIn: boolean;
  /** By this machine's clock even a new token has expired: then the server alone says when it has. */
  private isClockAhead = false;
  private renewal: Promise<string | undefined> | undefined;
  private confirmation: Promise<boolean> | undefined;
  private ask: () => Promise<boolean> = async () => false;

  constructor(private readonly parts: SessionParts) {
    this.wasLoggedIn = this.isLoggedIn();
  }

  readonly isLoggedIn = (): boolean => this.parts.storage.token() !== undefined;

  /** Who is logged in, by id. */
  readonly person = (): string | undefined => this.parts.storage.session()?.user?.id;

  /** Calls the listener at each beginning and end. Returns the way to stop that. */
  readonly subscribe = (listener: (ending?: Ending) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  begin(session: SessionDto): void {
    this.keep(session);
    this.tell();
  }

  /** Forgets the session in every tab. */
  end(ending?: Ending): void {
    this.parts.storage.clear();
    this.tell(ending);
  }

  readonly refused = (): void => this.end('expired');

  /** Looks at storage again, which another tab has changed. */
  noticeOtherTab(): void {
    if (this.isLoggedIn() !== this.wasLoggedIn) this.tell('elsewhere');
  }

  async token(): Promise<string | undefined> {
    const { storage } = this.parts;
    const session = storage.session();
    const token = storage.token();
    if (!token || !session || this.isClockAhead || !this.endsSoon(session)) return token;
    await this.renewed(token);
    return storage.token();
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
      const token = storage.token();
      if (token !== refused) return token;
      const session = storage.session();
      const renewal = session ? await renew(session.refresh_token) : 'refused';
      if (renewal === 'unreachable') return undefined;
      if (renewal === 'refused') {
        this.end('expired');
        return undefined;
      }
      this.keep(renewal);
      return renewal.access_token;
    });
  }

  private keep(session: SessionDto): void {
    this.parts.storage.keep(session);
    this.isClockAhead = this.endsSoon(session);
  }

  private endsSoon({ expires_at }: SessionDto): boolean {
    return expires_at * 1000 - this.parts.now() <= AHEAD_MS;
  }

  private tell(ending?: Ending): void {
    this.wasLoggedIn = this.isLoggedIn();
    for (const listener of this.listeners) listener(ending);
  }
}
