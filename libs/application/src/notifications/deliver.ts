import { isLastAttempt, retryDelaySeconds } from '@boligstyling/domain';
import { RetriedWrites } from '../core/retried-writes.js';
import { SendInTime } from '../core/send-in-time.js';
import type { FaultLog } from '../core/fault-log.js';
import { type Carrier, type Claimed, DeliveryFault, type Outbox } from '../core/outbox.js';

/** How long a worker may hold what it claimed. A crashed worker's are free again after it. */
export const LEASE_SECONDS = 30;

/** An attempt begins so long after its claim at most: before its lease ends. */
const BEGIN_WITHIN_SECONDS = 25;

/** Limits of one outbox's worker. */
export interface Pace {
  /** How many items are on their way at most. */
  readonly places: number;
  /** How many of the places are for items that do not leave first. */
  readonly ordinaryPlaces: number;
  /** How many of those are on their way at once while none is slow. */
  readonly atOnce: number;
  /** After so many milliseconds an attempt is slow, and another may begin beside it. */
  readonly slowMs: number;
  /** An attempt begins within so many milliseconds after the claim. */
  readonly beginMs: number;
  /** An attempt ends within so many milliseconds after the claim. */
  readonly attemptMs: number;
  readonly random: () => number;
}

const PACE: Pace = {
  places: 60,
  ordinaryPlaces: 60,
  atOnce: 60,
  slowMs: 10_000,
  beginMs: BEGIN_WITHIN_SECONDS * 1000,
  attemptMs: BEGIN_WITHIN_SECONDS * 1000,
  random: Math.random,
};

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
  /** Attempts until their outcome is written. */
  private readonly attempts = new Set<Promise<void>>();
  /** Items that hold a place, and since when no more as quick ones. */
  private readonly sending = new Set<Item>();
  private readonly slow = new WeakSet<Item>();
  private readonly inTime: SendInTime<Item>;
  private readonly outcomes = new RetriedWrites();
  private readonly pace: Pace;
  private wake: () => void = () => undefined;
  private sent = 0;
  private failed = 0;

  constructor(
    private readonly outbox: Outbox<Item>,
    carrier: Carrier<Item>,
    private readonly faults: FaultLog,
    pace: Partial<Pace> = {},
  ) {
    this.pace = { ...PACE, ...pace };
    this.inTime = new SendInTime(carrier);
  }

  /**
   * Resolves when all that is due is on its way.
   *
   * @throws DomainError `storage-unavailable`
   */
  start(): Promise<void> {
    this.called = true;
    this.wake();
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
    this.wake();
    await this.claiming?.catch(() => undefined);
    await Promise.all(this.attempts);
  }

  /** Ends the attempts that are on their way, after a stop: what they were to send leaves later. */
  giveUp(): void {
    this.inTime.giveUp();
  }

  /** Whether it may use a place that ordinary items may not. */
  protected leavesFirst(_item: Item): boolean {
    return false;
  }

  /** @param onlyFirst claims nothing but what {@link leavesFirst} */
  protected claim(limit: number, _onlyFirst: boolean): Promise<Item[]> {
    return this.outbox.claimDue(limit, LEASE_SECONDS);
  }

  /** Writes what became of an attempt. */
  protected conclude(item: Item, fault?: DeliveryFault): Promise<void> {
    if (!fault) return this.outbox.markSent(item);
    const isLast = fault.isTried && isLastAttempt(item.attempts);
    if (!fault.canPass || isLast) {
      return this.outbox.park(item, fault.cause);
    }
    const delay = retryDelaySeconds(item.attempts, this.pace.random());
    return this.outbox.postpone(item, delay, fault.cause);
  }

  private async claimAll(): Promise<void> {
    try {
      while (this.called && !this.stopping) {
        while (await this.claimMore());
      }
    } finally {
      this.claiming = undefined;
    }
  }

  /** Whether there may be more that is due. Many at a time cost the storage little more than one. */
  private async claimMore(): Promise<boolean> {
    this.called = false;
    await this.outcomes.allWritten();
    if (this.stopping) return false;
    const { free } = this;
    if (free > 0) return (await this.claimAndSend(free, false)) === free;
    const reserve = this.pace.places - this.sending.size;
    if (reserve > 0) await this.claimAndSend(reserve, true);
    while (this.free === 0 && !this.called && !this.stopping) {
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    return true;
  }

  private async claimAndSend(limit: number, onlyFirst: boolean): Promise<number> {
    const { beginMs, attemptMs } = this.pace;
    const now = performance.now();
    const times = { beginBy: now + beginMs, endBy: now + attemptMs };
    const claimed = await this.claim(limit, onlyFirst);
    for (const item of claimed) {
      const attempt = this.attempt(item, times).finally(() => this.attempts.delete(attempt));
      this.attempts.add(attempt);
    }
    return claimed.length;
  }

  /** How many of any kind may be claimed now: none before half of those at once have left. */
  private get free(): number {
    const { places, ordinaryPlaces, atOnce } = this.pace;
    const ordinary = [...this.sending].filter((item) => !this.leavesFirst(item));
    const quick = ordinary.filter((item) => !this.slow.has(item)).length;
    if (quick > atOnce / 2) return 0;
    return Math.max(
      0,
      Math.min(atOnce - quick, ordinaryPlaces - ordinary.length, places - this.sending.size),
    );
  }

  /**
   * The message may have left, so the outcome is written as soon as that can be, and before anything
   * else is claimed: after a long absence of the storage its lease is over, and it would leave twice.
   * Never rejects: an outcome that could not be written leaves the item to the next attempt.
   */
  private async attempt(item: Item, times: Parameters<SendInTime<Item>['send']>[1]): Promise<void> {
    const fault = await this.faultOf(item, times);
    try {
      await this.outcomes.write(() => this.conclude(item, fault));
      if (fault) this.failed += 1;
      else this.sent += 1;
    } catch (error) {
      this.faults.tell('outcome not written', error, item);
      this.failed += 1;
    }
  }

  private async faultOf(
    item: Item,
    times: Parameters<SendInTime<Item>['send']>[1],
  ): Promise<DeliveryFault | undefined> {
    const slowAfter = setTimeout(() => {
      this.slow.add(item);
      this.wake();
    }, this.pace.slowMs);
    this.sending.add(item);
    try {
      await this.inTime.send(item, times);
      return undefined;
    } catch (error) {
      if (error instanceof DeliveryFault) return error;
      this.faults.tell('unexpected fault', error, item);
      return new DeliveryFault(`unexpected fault: ${kindOf(error)}`, true);
    } finally {
      clearTimeout(slowAfter);
      this.sending.delete(item);
      this.wake();
    }
  }
}

/** What an operator may go by: what a fault says may quote a person, its code and name do not. */
function kindOf(fault: unknown): string {
  const { code, name } = Object(fault) as { code?: unknown; name?: unknown };
  return String(typeof code === 'string' ? code : name);
}
