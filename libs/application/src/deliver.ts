import { isLastAttempt, retryDelaySeconds } from '@boligstyling/domain';
import { RetriedWrites } from './retried-writes.js';
import { SendInTime } from './send-in-time.js';
import type { FaultLog } from './ports/fault-log.js';
import { type Carrier, type Claimed, DeliveryFault, type Outbox } from './ports/outbox.js';

/** How long a worker may hold what it claimed. A crashed worker's are free again after it. */
export const LEASE_SECONDS = 30;

/** One attempt ends before its lease does, so that its outcome is still ours to write. */
export const ATTEMPT_SECONDS = 25;

/** What one run did. */
export interface DeliveryReport {
  readonly sent: number;
  readonly failed: number;
}

/**
 * Sends what is due of one outbox, on any number of replicas at once.
 *
 * idle → claiming, when called
 * claiming → claiming once more, when called meanwhile
 * claiming → idle, when nothing more is due; what is on its way goes on and holds nobody up
 */
export class Deliver<Item extends Claimed> {
  private claiming: Promise<void> | undefined;
  private called = false;
  private stopping = false;
  /** Attempts until their outcome is written; `sending` counts those that hold a place. */
  private readonly attempts = new Set<Promise<void>>();
  private sending = 0;
  private readonly inTime: SendInTime<Item>;
  private readonly outcomes = new RetriedWrites();
  private onRoom: () => void = () => undefined;
  private sent = 0;
  private failed = 0;

  /** @param places how many messages are on their way at most; one that hangs holds one place only */
  constructor(
    private readonly outbox: Outbox<Item>,
    carrier: Carrier<Item>,
    private readonly faults: FaultLog,
    private readonly places = 60,
    private readonly random: () => number = Math.random,
    private readonly deadlineMs = ATTEMPT_SECONDS * 1000,
  ) {
    this.inTime = new SendInTime(carrier);
  }

  /**
   * Resolves when all that is due is on its way.
   *
   * @throws DomainError `storage-unavailable`
   */
  start(): Promise<void> {
    this.called = true;
    return (this.claiming ??= this.claimAll());
  }

  /**
   * Sends what is due, and says what became of all that was on its way meanwhile.
   *
   * @throws DomainError `storage-unavailable`
   */
  async execute(): Promise<DeliveryReport> {
    const { sent, failed } = this;
    await this.start();
    await Promise.all(this.attempts);
    return { sent: this.sent - sent, failed: this.failed - failed };
  }

  /** Claims nothing more and waits for what is on its way. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.outcomes.stop();
    await this.claiming?.catch(() => undefined);
    await Promise.all(this.attempts);
  }

  /** Ends the attempts that are on their way, after a stop: what they were to send leaves later. */
  giveUp(): void {
    this.inTime.giveUp();
  }

  private async claimAll(): Promise<void> {
    try {
      while (this.called && !this.stopping) {
        this.called = false;
        while (await this.claimForFreePlaces());
      }
    } finally {
      this.claiming = undefined;
    }
  }

  /** Whether there may be more that is due. Many at a time cost the storage little more than one. */
  private async claimForFreePlaces(): Promise<boolean> {
    if (!this.hasRoom) await new Promise<void>((resolve) => (this.onRoom = resolve));
    await this.outcomes.allWritten();
    if (this.stopping) return false;
    const free = this.places - this.sending;
    const deadline = performance.now() + this.deadlineMs;
    const claimed = await this.outbox.claimDue(free, LEASE_SECONDS);
    for (const item of claimed) {
      const attempt = this.attempt(item, deadline).finally(() => this.attempts.delete(attempt));
      this.attempts.add(attempt);
    }
    return claimed.length === free;
  }

  private get hasRoom(): boolean {
    return this.sending <= this.places / 2;
  }

  /**
   * The message may have left, so the outcome is written as soon as that can be, and before anything
   * else is claimed: after a long absence of the storage its lease is over, and it would leave twice.
   * Never rejects: an outcome that could not be written leaves the item to the next attempt.
   */
  private async attempt(item: Item, deadline: number): Promise<void> {
    const fault = await this.faultOf(item, deadline);
    try {
      await this.outcomes.write(() => this.conclude(item, fault));
      if (fault) this.failed += 1;
      else this.sent += 1;
    } catch (error) {
      this.faults.tell('outcome not written', error, item);
      this.failed += 1;
    }
  }

  private async faultOf(item: Item, deadline: number): Promise<DeliveryFault | undefined> {
    this.sending += 1;
    try {
      await this.inTime.send(item, deadline);
      return undefined;
    } catch (error) {
      if (error instanceof DeliveryFault) return error;
      this.faults.tell('unexpected fault', error, item);
      return new DeliveryFault(`unexpected fault: ${kindOf(error)}`, true);
    } finally {
      this.sending -= 1;
      if (this.hasRoom) this.onRoom();
    }
  }

  private conclude(item: Item, fault?: DeliveryFault): Promise<void> {
    if (!fault) return this.outbox.markSent(item);
    const isLast = fault.isTried && isLastAttempt(item.attempts);
    if (!fault.canPass || isLast) {
      return this.outbox.park(item, fault.cause);
    }
    const delay = retryDelaySeconds(item.attempts, this.random());
    return this.outbox.postpone(item, delay, fault.cause);
  }
}

/** What an operator may go by: what a fault says may quote a person, its code and name do not. */
function kindOf(fault: unknown): string {
  const { code, name } = Object(fault) as { code?: unknown; name?: unknown };
  return String(typeof code === 'string' ? code : name);
}
