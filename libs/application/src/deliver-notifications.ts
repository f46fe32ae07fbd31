import { MAX_ATTEMPTS, retryDelaySeconds } from '@boligstyling/domain';
import { DeliveryFault, type Mailer } from './ports/mailer.js';
import type { ClaimedNotification, NotificationOutbox } from './ports/notification-outbox.js';

/** How long a worker may hold a notification. A crashed worker's notifications are free again after it. */
export const LEASE_SECONDS = 30;

/** One attempt ends before its lease does, so that its outcome is still ours to write. */
const ATTEMPT_DEADLINE_MS = 25_000;

/** What one run did. */
export interface DeliveryReport {
  readonly sent: number;
  readonly failed: number;
}

/**
 * Sends what is due. The nudge after a commit, the scheduled job and the administrator's button
 * all call this, on any number of replicas at once.
 */
export class DeliverNotifications {
  private stopping = false;
  private readonly running = new Set<Promise<unknown>>();

  /** @param parallel how many messages leave at the same time; one that hangs holds one place only */
  constructor(
    private readonly outbox: NotificationOutbox,
    private readonly mailer: Mailer,
    private readonly parallel = 10,
    private readonly random: () => number = Math.random,
  ) {}

  /** Sends until nothing is due, and says what came of it. */
  async execute(): Promise<DeliveryReport> {
    const lanes = Array.from({ length: this.parallel }, () => this.lane());
    const run = Promise.all(lanes);
    this.running.add(run);
    try {
      const outcomes = (await run).flat();
      const sent = outcomes.filter(Boolean).length;
      return { sent, failed: outcomes.length - sent };
    } finally {
      this.running.delete(run);
    }
  }

  /** Claims nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled(this.running);
  }

  private async lane(): Promise<boolean[]> {
    const outcomes: boolean[] = [];
    while (!this.stopping) {
      const [notification] = await this.outbox.claimDue(1, LEASE_SECONDS);
      if (!notification) break;
      outcomes.push(await this.attempt(notification));
    }
    return outcomes;
  }

  private async attempt(notification: ClaimedNotification): Promise<boolean> {
    try {
      await this.mailer.send(notification, AbortSignal.timeout(ATTEMPT_DEADLINE_MS));
    } catch (error) {
      const fault =
        error instanceof DeliveryFault ? error : new DeliveryFault('unexpected fault', true);
      if (fault.canPass && notification.attempts < MAX_ATTEMPTS) {
        const delay = retryDelaySeconds(notification.attempts, this.random());
        await this.outbox.postpone(notification, delay, fault.cause);
      } else {
        await this.outbox.park(notification, fault.cause);
      }
      return false;
    }
    await this.outbox.markSent(notification);
    return true;
  }
}
