import type { AuditAct, AuditedAct } from '@boligstyling/domain';

/** A row of the audit log. */
export interface AuditEntry extends AuditedAct {
  readonly id: string;
  readonly at: Date;
}

/** What is looked for; what is left out does not narrow. */
export interface AuditFilter {
  /** Part of a name. */
  readonly name?: string | undefined;
  readonly act?: AuditAct | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  /** Not this moment itself. */
  readonly to?: Date | undefined;
}

/** Who hears of what the log cannot do. */
export interface AuditFaults {
  /** Why what was seen cannot be kept yet, once for as long as that lasts. */
  late(error: unknown): void;
  /** A row that is not kept, and how long ago what it tells of was seen. */
  lost(act: AuditedAct, secondsAgo: number): void;
}

/** Who did what in the dashboard. Nothing in it can be changed, or removed before its time. */
export abstract class AuditLog {
  /**
   * Does the work, and keeps the row in the same commit as the first change that comes of it: neither
   * is there without the other. Work that changes nothing has its row when it is done; work that
   * fails before it has changed anything leaves none.
   *
   * @param countOf of how many work tells that changes nothing, such as rows of a table; left out: as the act says
   * @throws what the work throws, and DomainError `storage-unavailable`
   */
  abstract during<T>(
    act: AuditedAct,
    work: () => Promise<T>,
    countOf?: (result: T) => number | null,
  ): Promise<T>;

  /**
   * Does what is a part of {@link during}'s work and not what its row tells of, such as what is settled
   * first: its commits keep no row, and who acts is known to them all the same.
   *
   * @throws what the work throws
   */
  abstract beside<T>(work: () => Promise<T>): Promise<T>;

  /** Keeps a row of what was only looked at, within a second. */
  abstract saw(act: AuditedAct): void;

  /** Keeps what is not kept yet. @throws DomainError `storage-unavailable` */
  abstract flush(): Promise<void>;

  /** How long the row that has waited longest waits to be kept by now, in seconds; 0: none does. */
  abstract waitedSeconds(): number;

  /** Keeps no more of what is not kept by now, and tells of it elsewhere: the process is about to end. */
  abstract giveUp(): void;

  /**
   * The newest first, those before `after`.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract list(
    filter: AuditFilter,
    limit: number,
    after?: Pick<AuditEntry, 'at' | 'id'>,
  ): Promise<AuditEntry[]>;

  /** Forgets what is older than it may be, and nothing younger than AUDIT_MONTHS. @throws DomainError `storage-unavailable` */
  abstract forget(since: Date): Promise<void>;
}
