import { type Carrier, DeliveryFault } from './outbox.js';

/** A shutdown says nothing about a message and counts as no attempt. */
const stopped = () => new DeliveryFault('stopped', true, { isTried: false });

/** Times of one attempt in milliseconds, on the clock of `performance.now()`. */
export interface AttemptTimes {
  /**
   * A later start is refused, because the lease may have expired while the process was suspended.
   */
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

  /** Ends all attempts and starts no more; their items may be retried. */
  giveUp(): void {
    this.isGivenUp = true;
    for (const ending of this.endings) ending.abort(stopped());
  }
}
