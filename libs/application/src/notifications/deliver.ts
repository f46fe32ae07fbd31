import { isLastAttempt, retryDelaySeconds } from '@boligstyling/domain';
import { RetriedWrites } from '../core/retried-writes.js';
import {
  SendInTime,
  type Carrier,
  type Claimed,
  DeliveryFault,
  type Outbox,
} from '../core/outbox.js';
import type { FaultLog } from '../core/ports.js';

/** A crashed worker's claims are free after it. */
export const LEASE_SECONDS = 30;

const BEGIN_WITHIN_SECONDS = 25;

export interface Pace {
  /** Most running items. */
  readonly slots: number;
  /** For items that do not leave first. */
  readonly ordinarySlots?: number;
  /** While none is slow. */
  readonly atOnce: number;
  /** After this an attempt is slow, and another may begin beside it. */
  readonly slowMs: number;
  /** From claim to the latest start of an attempt. */
  readonly beginMs: number;
  /** From claim to the end of an attempt. */
  readonly attemptMs: number;
  readonly random: () => number;
}

const PACE: Pace = {
  slots: 60,
  atOnce: 60,
  slowMs: 10_000,
  beginMs: BEGIN_WITHIN_SECONDS * 1000,
  attemptMs: BEGIN_WITHIN_SECONDS * 1000,
  random: Math.random,
};

export interface DeliveryReport {
  readonly sent: number;
  readonly failed: number;
}

/**
 * In any number of processes.
 *
 * - idle → claiming, when called; once more, when called meanwhile
 * - claiming → idle, when nothing more is due; running attempts continue
 */
export class Deliver<Item extends Claimed> {
  private claiming: Promise<void> | undefined;
  private called = false;
  private stopping = false;
  /** Until their outcome is stored. */
  private readonly attempts = new Set<Promise<void>>();
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

  /** When all due items are being sent. */
  start(): Promise<void> {
    this.called = true;
    this.wake();
    return (this.claiming ??= this.claimAll());
  }

  async execute(): Promise<DeliveryReport> {
    const { sent, failed } = this;
    await this.start();
    await Promise.all(this.attempts);
    return { sent: this.sent - sent, failed: this.failed - failed };
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.outcomes.stop();
    await this.claiming?.catch(() => undefined);
    await Promise.all(this.attempts);
  }

  giveUp(): void {
    this.inTime.giveUp();
  }

  /** True for an item that may use a reserved slot. */
  protected leavesFirst?(item: Item): boolean;

  protected claim(limit: number, _onlyFirst: boolean): Promise<Item[]> {
    return this.outbox.claimDue(limit, LEASE_SECONDS);
  }

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
      while (this.called && !this.stopping) await this.claimMore();
    } finally {
      this.claiming = undefined;
    }
  }

  /** In batches, because many at once cost the storage little more than one. */
  private async claimMore(): Promise<void> {
    this.called = false;
    await this.outcomes.allWritten();
    if (this.stopping) return;
    const { free } = this;
    if (free > 0) {
      const claimed = await this.claimAndSend(free, false);
      this.called ||= claimed === free;
      return;
    }
    const reserve = this.pace.slots - this.sending.size;
    if (reserve > 0) await this.claimAndSend(reserve, true);
    while (this.free === 0 && !this.called && !this.stopping) {
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    this.called = true;
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

  /** None before half of the quick slots are free. */
  private get free(): number {
    const { slots, ordinarySlots = slots, atOnce } = this.pace;
    const ordinary = [...this.sending].filter((item) => !this.leavesFirst?.(item));
    const quick = ordinary.filter((item) => !this.slow.has(item)).length;
    if (quick > atOnce / 2) return 0;
    return Math.max(
      0,
      Math.min(atOnce - quick, ordinarySlots - ordinary.length, slots - this.sending.size),
    );
  }

  /**
   * Stores the outcome before anything else is claimed, or after a long outage the message would
   * leave twice. Never rejects; an unstored outcome leaves the item to the next attempt.
   */
  private async attempt(item: Item, times: Parameters<SendInTime<Item>['send']>[1]): Promise<void> {
    const fault = await this.faultOf(item, times);
    try {
      await this.outcomes.write(() => this.conclude(item, fault));
      if (fault) this.failed += 1;
      else this.sent += 1;
    } catch (error) {
      this.faults.report('outcome not written', error, item);
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
      this.faults.report('unexpected fault', error, item);
      return new DeliveryFault(`unexpected fault: ${kindOf(error)}`, true);
    } finally {
      clearTimeout(slowAfter);
      this.sending.delete(item);
      this.wake();
    }
  }
}

/** Code and name only, because a fault's message may quote a person. */
function kindOf(fault: unknown): string {
  const { code, name } = Object(fault) as { code?: unknown; name?: unknown };
  return String(typeof code === 'string' ? code : name);
}
