/** A shorter failure is not reported to the load balancer. */
const MOMENT_MS = 3_000;

/**
 * Watches storing of submits.
 *
 * storing → failing, from the time of the submit that could not be stored failing → storing, when
 * one is stored, or a trial shows that one could be
 */
export class SubmitWatch {
  private failingSince: number | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  async during<T>(store: () => Promise<T>): Promise<T> {
    const asked = this.now();
    try {
      const stored = await store();
      this.failingSince = undefined;
      return stored;
    } catch (error) {
      this.failingSince ??= asked;
      throw error;
    }
  }

  get isFailing(): boolean {
    return this.failingSince !== undefined && this.now() - this.failingSince > MOMENT_MS;
  }

  recovered(): void {
    this.failingSince = undefined;
  }
}
