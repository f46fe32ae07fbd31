import type { FaultSubject } from './ports.js';

export interface Claimed extends FaultSubject {
  readonly attempts: number;
}

/**
 * A transactional outbox. A claim is a lease on the storage's clock: a worker that loses it changes
 * nothing any more.
 */
export abstract class Outbox<Item extends Claimed> {
  /** Oldest first; fewer than `limit` only where no more are due. */
  abstract claimDue(limit: number, leaseSeconds: number): Promise<Item[]>;

  abstract markSent(item: Item): Promise<void>;

  abstract postpone(item: Item, delaySeconds: number, cause: string): Promise<void>;

  /** Not retried until requested. */
  abstract park(item: Item, cause: string): Promise<void>;
}

interface FaultFacts {
  /** False: the attempt did not finish, so its result is unknown. */
  readonly isTried?: boolean;
  /** Not delivered. */
  readonly isAnswered?: boolean;
  readonly retryAfterSeconds?: number | undefined;
  /** The receiving server wants no further messages. */
  readonly isGone?: boolean;
}

/** The cause names the fault without personal data. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault';
  readonly isTried: boolean;
  readonly isAnswered: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly isGone: boolean;

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
   * @param signal aborts at the deadline or at shutdown
   * @throws DeliveryFault
   */
  send(item: Item, signal: AbortSignal): Promise<void>;
}

const stopped = () => new DeliveryFault('stopped', true, { isTried: false });

/** In milliseconds, on the clock of `performance.now()`. */
interface AttemptTimes {
  /** A later start is refused: the lease may have expired while the process was suspended. */
  readonly beginBy: number;
  readonly endBy: number;
}

/** Ends each attempt at its deadline or at shutdown, also when the carrier ignores the signal. */
export class SendInTime<Item> {
  private readonly endings = new Set<AbortController>();
  private isGivenUp = false;

  constructor(private readonly carrier: Carrier<Item>) {}

  /** @throws DeliveryFault */
  async send(item: Item, { beginBy, endBy }: AttemptTimes): Promise<void> {
    const now = performance.now();
    if (now >= beginBy) throw new DeliveryFault('deadline passed', true);
    if (this.isGivenUp) throw stopped();
    const ending = new AbortController();
    const { signal } = ending;
    const ended = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    const passed = () => ending.abort(new DeliveryFault('deadline passed', true));
    const timer = setTimeout(passed, endBy - now);
    this.endings.add(ending);
    try {
      await Promise.race([this.carrier.send(item, signal), ended]);
    } finally {
      clearTimeout(timer);
      this.endings.delete(ending);
    }
  }

  giveUp(): void {
    this.isGivenUp = true;
    for (const ending of this.endings) ending.abort(stopped());
  }
}
