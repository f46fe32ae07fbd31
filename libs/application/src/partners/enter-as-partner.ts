import { DomainError, oneTimeLink, RateLimited } from '@boligstyling/domain';
import { openOneTimeLink } from '../users/open-one-time-link.js';
import type { SeenClient } from '../users/admin-sessions.js';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { LoginAttempts, LoginClient } from '../users/login-attempts.js';
import type { OpenPartnerSession, PartnerSessions } from './partner-sessions.js';
import type { UserSecrets } from '../users/second-factors.js';
import type { SessionTokens } from '../users/session-tokens.js';
import { linkUsed, oneTimeToken } from '../core/signed-links.js';

/** Opens the partner's own calls, and none of the dashboard. */
export interface PartnerGrant extends OpenPartnerSession {
  readonly token: string;
}

/**
 * A partner logs in by a link to its mailbox, without a password. All throw DomainError
 * `storage-unavailable`.
 */
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
   * Counts the request before any look-up, so that neither timing nor answer reveals a known
   * address.
   * @throws RateLimited
   */
  async mayAsk(client: LoginClient): Promise<void> {
    const attempt = await this.attempts.reserve(client);
    if (attempt.outcome === 'refused') throw new RateLimited(attempt.retryAfterSeconds);
  }

  /** Also to a paused partner. Only the mailbox shows the result. */
  async sendLink(email: string): Promise<void> {
    const now = this.clock.now();
    const isSent = await this.sessions.sendLink(email, (partnerId) => {
      const link = oneTimeLink(this.ids.next(), 'partner-page', partnerId, now);
      return { link, digest: this.secrets.digest(oneTimeToken(this.signer, link)) };
    });
    if (isSent) this.delivery.nudge();
  }

  /**
   * Consumes the link.
   * @throws DomainError `link-unknown`, `link-expired`
   */
  async enter(linkToken: string, seen: SeenClient): Promise<PartnerGrant> {
    const held = openOneTimeLink(this.signer, this.secrets, 'sign-in', linkToken, this.clock);
    const id = this.ids.next();
    const { token, digest: tokenDigest } = this.tokens.issueRefresh(id);
    const session = await this.sessions.open(held, { ...seen, id, tokenDigest });
    if (!session) {
      throw linkUsed();
    }
    return { ...session, token };
  }

  /**
   * Asks the storage, so that an ended session is void at once.
   * @param shownId the partner whose page the browser shows, if given: another may have logged in
   *   since
   * @throws DomainError `session-ended`, `other-partner`
   */
  async find(token: string, shownId?: string): Promise<OpenPartnerSession> {
    const given = this.tokens.readRefresh(token);
    const session = given && (await this.sessions.find(given.sessionId, given.digest));
    if (!session) throw new DomainError('session-ended');
    if (shownId !== undefined && shownId !== session.partnerId) {
      throw new DomainError('other-partner');
    }
    return session;
  }
}
