import type { AuditAct, AuditedAct } from '@boligstyling/domain';

export interface AuditEntry extends AuditedAct {
  readonly id: string;
  readonly at: Date;
}

/** Search criteria; one that is left out does not narrow. */
export interface AuditFilter {
  /** Part of a name. */
  readonly name?: string | undefined;
  readonly act?: AuditAct | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** Receives the audit log's own failures. */
export interface AuditFaults {
  /** Called once per outage in which acts that were seen cannot be kept. */
  late(error: unknown): void;
  /** An act that is not kept, and its age. */
  lost(act: AuditedAct, secondsAgo: number): void;
}

/**
 * Audit log of the dashboard. Rows cannot be changed, nor deleted before their retention ends.
 */
export abstract class AuditLog {
  /**
   * Does the work, and keeps the row in the same commit as its first change: neither exists without
   * the other. Work that changes nothing gets its row when done; work that fails before any change
   * gets none.
   * @param countOf the number, such as rows of a table, for work that changes nothing; left out: as
   *   the act says
   * @throws what the work throws, and DomainError `storage-unavailable`
   */
  abstract during<T>(
    act: AuditedAct,
    work: () => Promise<T>,
    countOf?: (result: T) => number | null,
  ): Promise<T>;

  /**
   * Does a part of {@link during}'s work that the row does not describe: its commits keep no row,
   * but know who acts.
   * @throws what the work throws
   */
  abstract beside<T>(work: () => Promise<T>): Promise<T>;

  /** Keeps a row of a read, within a second. */
  abstract saw(act: AuditedAct): void;

  /** Keeps all waiting rows. @throws DomainError `storage-unavailable` */
  abstract flush(): Promise<void>;

  /** Age in seconds of the row that has waited longest; 0: none waits. */
  abstract waitedSeconds(): number;

  /** Drops the waiting rows and reports them, because the process is about to end. */
  abstract giveUp(): void;

  /**
   * Newest first, those before `after`.
   * @throws DomainError `storage-unavailable`
   */
  abstract list(
    filter: AuditFilter,
    limit: number,
    after?: Pick<AuditEntry, 'at' | 'id'>,
  ): Promise<AuditEntry[]>;

  /**
   * Deletes rows past their retention, and none younger than AUDIT_MONTHS. @throws DomainError
   * `storage-unavailable`
   */
  abstract deleteOld(since: Date): Promise<void>;
}
