import { DomainError, oneTimeLink, RateLimited } from '@boligstyling/domain';
import { openOneTimeLink } from '../users/open-one-time-link.js';
import type { SeenClient, ListedSession } from '../users/admin-sessions.js';
import type { Clock, IdGenerator, DeliveryNudge } from '../core/ports.js';
import type { LinkSigner, PresentedLink, KeptLink } from '../core/link-signer.js';
import type { LoginAttempts, LoginClient } from '../users/failed-logins.js';
import type { UserSecrets } from '../users/second-factors.js';
import type { SessionTokens } from '../users/session-issuer.js';
import { linkUsed, oneTimeToken } from '../core/signed-links.js';

export interface NewPartnerSession extends SeenClient {
  readonly id: string;
  /** Digest only, so that a stolen database opens nothing. */
  readonly tokenDigest: string;
}

export interface ActivePartnerSession {
  readonly id: string;
  readonly partnerId: string;
  readonly expiresAt: Date;
}

/** Apart from the dashboard's. */
export abstract class PartnerSessions {
  /**
   * Stores a link and its e-mail, up to `waitingPartnerLinks`. Earlier links stay valid, so that
   * nobody can end them in a partner's name.
   *
   * @param email in any case
   */
  abstract sendLink(email: string, make: (partnerId: string) => KeptLink): Promise<boolean>;

  /** Consumes the link; of two concurrent calls one succeeds. Undefined when used or expired. */
  abstract open(
    presented: PresentedLink,
    session: NewPartnerSession,
  ): Promise<ActivePartnerSession | undefined>;

  abstract find(id: string, tokenDigest: string): Promise<ActivePartnerSession | undefined>;

  /** Last used first; ended ones for ENDED_SESSION_DAYS. */
  abstract listOf(partnerId: string): Promise<ListedSession[]>;

  /** Only this partner's active session. */
  abstract endOf(partnerId: string, id: string): Promise<void>;

  /** With unused login links. */
  abstract endAllOf(partnerId: string): Promise<void>;

  abstract purge(): Promise<void>;
}

/** Opens partner calls alone. */
export interface PartnerGrant extends ActivePartnerSession {
  readonly token: string;
}

export class EnterAsPartner {
  constructor(
    private readonly sessions: PartnerSessions,
    private readonly attempts: LoginAttempts,
    private readonly tokens: SessionTokens,
    private readonly signer: LinkSigner,
    private readonly secrets: UserSecrets,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /**
   * Counts the request before any look-up, so that nothing reveals a known address.
   *
   * @throws RateLimited
   */
  async mayAsk(client: LoginClient): Promise<void> {
    const attempt = await this.attempts.reserve(client);
    if (attempt.outcome === 'refused') throw new RateLimited(attempt.retryAfterSeconds);
  }

  /** Also to a paused partner. The caller learns nothing. */
  async sendLink(email: string): Promise<void> {
    const now = this.clock.now();
    const isSent = await this.sessions.sendLink(email, (partnerId) => {
      const link = oneTimeLink(this.ids.next(), 'partner-page', partnerId, now);
      return { link, digest: this.secrets.digest(oneTimeToken(this.signer, link)) };
    });
    if (isSent) this.delivery.nudge();
  }

  async enter(linkToken: string, seen: SeenClient): Promise<PartnerGrant> {
    const presented = openOneTimeLink(this.signer, this.secrets, 'sign-in', linkToken, this.clock);
    const id = this.ids.next();
    const { token, digest: tokenDigest } = this.tokens.issueRefresh(id);
    const session = await this.sessions.open(presented, { ...seen, id, tokenDigest });
    if (!session) {
      throw linkUsed();
    }
    return { ...session, token };
  }

  /**
   * Asks the storage, so that an ended session is void at once.
   *
   * @param shownId partner whose page the browser shows: another may have logged in since
   * @throws `session-ended`, `other-partner`
   */
  async find(token: string, shownId?: string): Promise<ActivePartnerSession> {
    const given = this.tokens.readRefresh(token);
    const session = given && (await this.sessions.find(given.sessionId, given.digest));
    if (!session) throw new DomainError('session-ended');
    if (shownId !== undefined && shownId !== session.partnerId) {
      throw new DomainError('other-partner');
    }
    return session;
  }
}
