/** When jobs last did what they are for, on whatever replica. All throw DomainError `storage-unavailable`. */
export abstract class JobRuns {
  /** It has; an earlier moment than the one that is known changes nothing, unless that one lies ahead. */
  abstract succeeded(job: string, at: Date): Promise<void>;

  /** Undefined: never yet. */
  abstract lastSuccess(job: string): Promise<Date | undefined>;
}
