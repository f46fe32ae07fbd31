import type { AUDIT_FILTER, AuditedAct, FilterOf } from '@boligstyling/domain';

export interface AuditEntry extends AuditedAct {
  readonly id: string;
  readonly at: Date;
}

export interface AuditFilter extends FilterOf<typeof AUDIT_FILTER> {
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export interface AuditFaults {
  /** Called once per outage in which acts cannot be stored. */
  late(error: unknown): void;
  lost(act: AuditedAct, secondsAgo: number): void;
}

/** Rows cannot be changed, nor deleted before their retention ends. */
export abstract class AuditLog {
  /**
   * Stores the row in the same commit as the work's first change, at the end without changes, and
   * not if the work fails.
   *
   * @throws what the work throws, and `storage-unavailable`
   */
  abstract during<T>(
    act: AuditedAct,
    work: () => Promise<T>,
    countOf?: (result: T) => number | null,
  ): Promise<T>;

  /** Part of {@link during}'s work without a row: its commits know who acts. */
  abstract beside<T>(work: () => Promise<T>): Promise<T>;

  /** Within a second. */
  abstract saw(act: AuditedAct): void;

  abstract flush(): Promise<void>;

  /** Of the oldest waiting row; 0: none waits. */
  abstract waitedSeconds(): number;

  /** Drops and reports the waiting rows, because the process is about to end. */
  abstract giveUp(): void;

  /** Newest first. */
  abstract list(
    filter: AuditFilter,
    limit: number,
    after?: Pick<AuditEntry, 'at' | 'id'>,
  ): Promise<AuditEntry[]>;

  /** None younger than AUDIT_MONTHS. */
  abstract deleteOld(since: Date): Promise<void>;
}
