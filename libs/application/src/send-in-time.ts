import { type Carrier, DeliveryFault } from './ports/outbox.js';

/** That the product stops says nothing of a message: it is no try of it. */
const stopped = () => new DeliveryFault('stopped', true, false);

/**
 * Attempts of which each ends at its deadline, or when all are given up, also when the carrier does not
 * heed the signal.
 */
export class SendInTime<Item> {
  private readonly endings = new Set<AbortController>();
  private isGivenUp = false;

  constructor(private readonly carrier: Carrier<Item>) {}

  /**
   * One attempt. It does not begin after its deadline: a process that was suspended may hear of its
   * claim when the lease is long over.
   *
   * @param deadline in milliseconds, as `performance.now()` tells them
   * @throws DeliveryFault
   */
  async send(item: Item, deadline: number): Promise<void> {
    const milliseconds = deadline - performance.now();
    if (milliseconds <= 0) throw new DeliveryFault('deadline passed', true);
    if (this.isGivenUp) throw stopped();
    const ending = new AbortController();
    const { signal } = ending;
    const ended = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    const passed = () => ending.abort(new DeliveryFault('deadline passed', true));
    const timer = setTimeout(passed, milliseconds);
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
