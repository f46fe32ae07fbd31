/** Over all processes. */
export abstract class JobRuns {
  /** An earlier moment changes nothing, unless the stored one is in the future. */
  abstract succeeded(job: string, at: Date): Promise<void>;

  abstract lastSuccess(job: string): Promise<Date | undefined>;
}
