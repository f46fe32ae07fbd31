/**
 * Whether this process should be sent requests.
 *
 * serving → leaving, when the process is asked to stop: it still answers, and says goodbye
 */
export class Readiness {
  private leaving = false;

  /** @param databaseAnswers never throws */
  constructor(private readonly databaseAnswers: () => Promise<boolean>) {}

  /** Never throws. */
  async check(): Promise<boolean> {
    return !this.leaving && (await this.databaseAnswers());
  }

  get isLeaving(): boolean {
    return this.leaving;
  }

  leave(): void {
    this.leaving = true;
  }
}
