/** What a load balancer need not hear of. */
const MOMENT_MS = 3_000;

/**
 * Whether submits are stored.
 *
 * storing → failing, since the submit was made that could not be stored
 * failing → storing, when one is stored, or a trial shows that one could be
 */
export class SubmitWatch {
  private failingSince: number | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Does what stores a submit, and throws what it throws. */
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

  /** For longer than a moment. */
  get isFailing(): boolean {
    return this.failingSince !== undefined && this.now() - this.failingSince > MOMENT_MS;
  }

  /** A trial has shown that submits could be stored again. */
  recovered(): void {
    this.failingSince = undefined;
  }
}
