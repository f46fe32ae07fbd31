import { oneTimeLink, RateLimited } from '@boligstyling/domain';
import { oneAtATime } from '../core/one-at-a-time.js';
import { openOneTimeLink } from './open-one-time-link.js';
import type { Clock, IdGenerator, DeliveryNudge } from '../core/ports.js';
import type { LinkSigner, PresentedLink, KeptLink } from '../core/link-signer.js';
import type { UserSecrets } from './second-factors.js';
import type { RetriedWrites } from '../core/retried-writes.js';
import { linkUsed, oneTimeToken } from '../core/signed-links.js';

/** They log nobody in. */
export abstract class BrowserLinks {
  /**
   * A mailbox gets one an hour.
   *
   * @param email of an active user, in any case; null: the shared login
   */
  abstract send(email: string | null, make: (subjectId: string) => KeptLink): Promise<boolean>;

  /** False when used or expired; of two concurrent calls one succeeds. */
  abstract take(presented: PresentedLink): Promise<boolean>;
}

/** Mailboxes waiting in one process; the administrator's is always accepted. */
const MOST_WAITING = 100;

/** Strangers' failed tries do not lock the user out. */
export class KnowBrowser {
  private readonly serially = oneAtATime();
  private readonly waiting = new Map<string | undefined, Promise<void>>();

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
   * Only the mailbox shows the result; a repeated call for a waiting mailbox costs nothing.
   *
   * @param email null: the shared login
   * @returns when it is done, which the caller must not reveal
   * @throws RateLimited at once
   */
  ask(email: string | null): Promise<void> {
    const mailbox = email?.toLowerCase();
    const before = this.waiting.get(mailbox);
    if (before) return before;
    if (email !== null && this.waiting.size >= MOST_WAITING) throw new RateLimited(1);
    const mine = this.serially(() => this.writes.write(() => this.send(email))).finally(() =>
      this.waiting.delete(mailbox),
    );
    this.waiting.set(mailbox, mine);
    return mine;
  }

  /** @throws `link-unknown`, `link-expired` */
  async open(token: string): Promise<void> {
    const presented = openOneTimeLink(this.signer, this.secrets, 'browser', token, this.clock);
    if (await this.links.take(presented)) return;
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
