import { DeliveryFault } from '@boligstyling/application';

/** So many wait at once for an endpoint that does not answer. */
const FEW = 5;

/** For so long it counts as one after somebody has waited for it in vain: it may have been mended. */
const SILENT_MS = 60_000;

/**
 * Keeps endpoints that do not answer from holding up the others: each message that waits for one has a
 * place among all that are on their way.
 */
export class SilentEndpoints {
  /** Until when, on a clock that never goes back. */
  private readonly silent = new Map<string, number>();
  private readonly waiting = new Map<string, number>();

  /**
   * Waits for the endpoint's answer, unless enough wait for one that has been silent lately.
   *
   * @throws DeliveryFault of what is not tried, and what the waiting ends with
   */
  async during<Answer>(endpointId: string, answered: () => Promise<Answer>): Promise<Answer> {
    const waiting = this.waiting.get(endpointId) ?? 0;
    const isSilent = performance.now() < (this.silent.get(endpointId) ?? 0);
    if (isSilent && waiting >= FEW) {
      throw new DeliveryFault('others wait for its answer', true, { isTried: false });
    }
    this.waiting.set(endpointId, waiting + 1);
    try {
      const answer = await answered();
      this.silent.delete(endpointId);
      return answer;
    } finally {
      const left = (this.waiting.get(endpointId) ?? 1) - 1;
      if (left > 0) this.waiting.set(endpointId, left);
      else this.waiting.delete(endpointId);
    }
  }

  /** That somebody has waited for it in vain. */
  note(endpointId: string): void {
    this.silent.set(endpointId, performance.now() + SILENT_MS);
  }
}
