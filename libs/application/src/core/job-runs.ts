/** Last success of each job over all processes. All throw DomainError `storage-unavailable`. */
export abstract class JobRuns {
  /**
   * An earlier moment than the stored one changes nothing, unless the stored one is in the future.
   */
  abstract succeeded(job: string, at: Date): Promise<void>;

  /** Undefined: never. */
  abstract lastSuccess(job: string): Promise<Date | undefined>;
}
