import type { FaultSubject } from './fault-log.js';

/** What a worker has claimed of an outbox. */
export interface Claimed extends FaultSubject {
  /** How many attempts have begun, the present one included. */
  readonly attempts: number;
}

/**
 * What has yet to leave (a transactional outbox). A claim is a lease on the storage's own clock: a
 * worker that dies or stalls loses it, and what that worker reports afterwards changes nothing.
 * All throw DomainError `storage-unavailable`.
 */
export abstract class Outbox<Item extends Claimed> {
  /**
   * Takes up to `limit` that are due, oldest first, for `leaseSeconds`: fewer only where no more are due.
   * No two workers hold the same one.
   */
  abstract claimDue(limit: number, leaseSeconds: number): Promise<Item[]>;

  /** It has been taken over at the other end. */
  abstract markSent(item: Item): Promise<void>;

  /** It is due again after `delaySeconds`. */
  abstract postpone(item: Item, delaySeconds: number, cause: string): Promise<void>;

  /** It is not tried again until someone asks. */
  abstract park(item: Item, cause: string): Promise<void>;
}

interface FaultFacts {
  /** False: it was not tried, or not to its end, so that nothing is known of it. */
  readonly isTried?: boolean;
  /** Whether the other end has said so itself: then it does not have it. */
  readonly isAnswered?: boolean;
  /** Seconds for which the other end wants to be left alone. */
  readonly retryAfterSeconds?: number | undefined;
  /** Whether the other end wants nothing more at all. */
  readonly isGone?: boolean;
}

/** Why something did not leave. The cause names the fault without personal data. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault';
  readonly isTried: boolean;
  readonly isAnswered: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly isGone: boolean;

  /** @param canPass whether the same may succeed later */
  constructor(
    override readonly cause: string,
    readonly canPass: boolean,
    { isTried = true, isAnswered = false, retryAfterSeconds, isGone = false }: FaultFacts = {},
  ) {
    super(cause);
    this.isTried = isTried;
    this.isAnswered = isAnswered;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isGone = isGone;
  }
}

/** Takes what is claimed to the other end. */
export interface Carrier<Item> {
  /**
   * @param signal ends the attempt at the deadline, or when the product stops
   * @throws DeliveryFault
   */
  send(item: Item, signal: AbortSignal): Promise<void>;
}
