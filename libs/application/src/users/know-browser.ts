import { oneTimeLink, RateLimited } from '@boligstyling/domain';
import { oneAtATime } from '../core/one-at-a-time.js';
import { openOneTimeLink } from './open-one-time-link.js';
import type { BrowserLinks } from './browser-links.js';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { UserSecrets } from './second-factors.js';
import type { RetriedWrites } from '../core/retried-writes.js';
import { linkUsed, oneTimeToken } from '../core/signed-links.js';

/**
 * Mailboxes that can wait for a link at once in one process; the administrator's is always
 * accepted.
 */
const MOST_WAITING = 100;

/**
 * Makes a browser known by a link to the mailbox of its user, so that strangers' failed tries do
 * not lock the user out. It logs nobody in.
 */
export class KnowBrowser {
  private readonly inTurn = oneAtATime();
  private readonly waiting = new Map<string, Promise<void>>();

  /**
   * @param writes retries the write until the storage takes it
   * @param takesSharedPassword true where the shared login is on
   */
  constructor(
    private readonly links: BrowserLinks,
    private readonly signer: LinkSigner,
    private readonly secrets: UserSecrets,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
    private readonly writes: RetriedWrites,
    private readonly takesSharedPassword: boolean,
  ) {}

  /**
   * Sends a link. Only the mailbox shows the result; a repeated call for a waiting mailbox costs
   * nothing.
   * @param email null: the address of the shared login
   * @returns when it is done, which the caller must not reveal
   * @throws RateLimited at once
   */
  ask(email: string | null): Promise<void> {
    const mailbox = email?.toLowerCase() ?? '';
    const before = this.waiting.get(mailbox);
    if (before) return before;
    if (email !== null && this.waiting.size >= MOST_WAITING) throw new RateLimited(1);
    const mine = this.inTurn(() => this.writes.write(() => this.send(email))).finally(() =>
      this.waiting.delete(mailbox),
    );
    this.waiting.set(mailbox, mine);
    return mine;
  }

  /**
   * Consumes the link; the browser may then be marked as known.
   * @throws DomainError `link-unknown`, `link-expired`, `storage-unavailable`
   */
  async open(token: string): Promise<void> {
    const held = openOneTimeLink(this.signer, this.secrets, 'browser', token, this.clock);
    if (await this.links.take(held)) return;
    throw linkUsed();
  }

  private async send(email: string | null): Promise<void> {
    if (email === null && !this.takesSharedPassword) return;
    const now = this.clock.now();
    const isSent = await this.links.send(email, (subjectId) => {
      const link = oneTimeLink(this.ids.next(), 'known-browser', subjectId, now);
      return { link, digest: this.secrets.digest(oneTimeToken(this.signer, link)) };
    });
    if (isSent) this.delivery.nudge();
  }
}
