import { type Carrier, DeliveryFault } from './outbox.js';

/** A stop of the product says nothing about a message and counts as no attempt. */
const stopped = () => new DeliveryFault('stopped', true, { isTried: false });

/** Times of one attempt in milliseconds, as `performance.now()` tells them. */
export interface AttemptTimes {
  /** It does not begin later: after a suspension of the process its lease may be over. */
  readonly beginBy: number;
  readonly endBy: number;
}

/**
 * Attempts of which each ends at its deadline, or when all are given up, also when the carrier does not
 * heed the signal.
 */
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

  /** Ends all attempts, and lets none begin. What they were to send may be tried again. */
  giveUp(): void {
    this.isGivenUp = true;
    for (const ending of this.endings) ending.abort(stopped());
  }
}
