import type { FaultSubject } from './fault-log.js';

export interface Claimed extends FaultSubject {
  /** Attempts begun, the current one included. */
  readonly attempts: number;
}

/**
 * A transactional outbox. A claim is a lease on the storage's own clock: a worker that dies or
 * stalls loses it, and its later reports change nothing. All throw DomainError
 * `storage-unavailable`.
 */
export abstract class Outbox<Item extends Claimed> {
  /**
   * Claims up to `limit` due items, oldest first, for `leaseSeconds`; fewer only where no more are
   * due. No two workers hold the same item.
   */
  abstract claimDue(limit: number, leaseSeconds: number): Promise<Item[]>;

  abstract markSent(item: Item): Promise<void>;

  /** Due again after `delaySeconds`. */
  abstract postpone(item: Item, delaySeconds: number, cause: string): Promise<void>;

  /** Not retried until requested. */
  abstract park(item: Item, cause: string): Promise<void>;
}

interface FaultFacts {
  /** False: the attempt did not finish, so its result is unknown. */
  readonly isTried?: boolean;
  /** True: the receiving server refused it, so it was not delivered. */
  readonly isAnswered?: boolean;
  /** The back-off in seconds that the receiving server requests. */
  readonly retryAfterSeconds?: number | undefined;
  /** True: the receiving server wants no further messages. */
  readonly isGone?: boolean;
}

/** A failed delivery. The cause names the fault without personal data. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault';
  readonly isTried: boolean;
  readonly isAnswered: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly isGone: boolean;

  /** @param canPass true where a retry may succeed */
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

export interface Carrier<Item> {
  /**
   * @param signal aborts the attempt at the deadline, or at shutdown
   * @throws DeliveryFault
   */
  send(item: Item, signal: AbortSignal): Promise<void>;
}
