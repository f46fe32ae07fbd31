import {
  type AuditEntry,
  type AuditFaults,
  type AuditFilter,
  AuditLog,
  oneAtATime,
} from '@boligstyling/application';
import { AUDIT_MONTHS, type AuditedAct } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { KEEP_AUDIT, withDueAudit, withoutDueAudit } from '../core/in-transaction.js';
import { allOf, planned, rowsOf } from '../core/statements.js';

/** In ms, for rows of reads; a crash loses no more than this. */
const GATHER_MS = 250;

/**
 * While the database is away nothing can be read, so few rows wait; beyond this they are dropped.
 */
const MOST_WAITING = 10_000;

interface Waiting {
  readonly act: AuditedAct;
  /** From `performance.now()`, which no clock change affects. */
  readonly since: number;
}

const NOBODY: AuditFaults = { late: () => undefined, lost: () => undefined };

const LISTED = `
  select id, at, user_id as "userId", name, role, act, call, subject_id as "subjectId", fields,
    count, browser, network
  from audit_log`;

/** Never younger than the table's trigger allows: one such row would fail the whole delete. */
const DELETE_OLD = `
  delete from audit_log
  where at <= least($1::timestamptz, now() - interval '${AUDIT_MONTHS} months')`;

export class PostgresAuditLog extends AuditLog {
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;
  private readonly serially = oneAtATime();
  private isFaultLogged = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly faults: AuditFaults = NOBODY,
  ) {
    super();
  }

  override async during<T>(
    act: AuditedAct,
    work: () => Promise<T>,
    countOf: (result: T) => number | null = () => act.count,
  ): Promise<T> {
    const { result, isKept } = await withDueAudit(act, work);
    if (!isKept) await this.keep([{ ...act, count: countOf(result) }]);
    return result;
  }

  override beside<T>(work: () => Promise<T>): Promise<T> {
    return withoutDueAudit(work);
  }

  override saw(act: AuditedAct): void {
    if (this.waiting.length >= MOST_WAITING) return this.faults.lost(act, 0);
    this.waiting.push({ act, since: performance.now() });
    this.flushSoon();
  }

  /** Also waits for rows being stored. */
  override flush(): Promise<void> {
    return this.serially(() => this.keepWaiting());
  }

  override waitedSeconds(): number {
    return this.waiting[0] ? secondsSince(this.waiting[0].since) : 0;
  }

  override giveUp(): void {
    const lost = this.waiting;
    this.waiting = [];
    for (const { act, since } of lost) this.faults.lost(act, secondsSince(since));
  }

  override async list(
    { name, act, subjectId, from, to }: AuditFilter,
    limit: number,
    after?: Pick<AuditEntry, 'at' | 'id'>,
  ): Promise<AuditEntry[]> {
    const values: unknown[] = [];
    const where = allOf([
      name && `strpos(lower(name), lower($${values.push(name)})) > 0`,
      act && `act = $${values.push(act)}`,
      subjectId && `subject_id = $${values.push(subjectId)}`,
      from && `at >= $${values.push(from)}`,
      to && `at < $${values.push(to)}`,
      after && `(at, id) < ($${values.push(after.at)}, $${values.push(after.id)})`,
    ]);
    const statement = `${LISTED} ${where} order by at desc, id desc limit ${limit}`;
    // A rare act may need a scan of the whole log, others its end, so filters are planned each
    // time.
    return rowsOf<AuditEntry>(this.orm, act || name ? statement : planned(statement), values);
  }

  override async deleteOld(since: Date): Promise<void> {
    await rowsOf(this.orm, DELETE_OLD, [since]);
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), GATHER_MS);
  }

  private async keepWaiting(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rows = new Set(this.waiting);
    if (rows.size === 0) return;
    try {
      await this.keep(
        [...rows].map(({ act, since }) => ({ ...act, waitedSeconds: secondsSince(since) })),
      );
      this.waiting = this.waiting.filter((row) => !rows.has(row));
      this.isFaultLogged = false;
    } catch (error) {
      if (!this.isFaultLogged) this.faults.late(error);
      this.isFaultLogged = true;
      if (this.waiting.length > 0) this.flushSoon();
      throw error;
    }
  }

  private async keep(rows: readonly AuditedAct[]): Promise<void> {
    await rowsOf(this.orm, KEEP_AUDIT, [JSON.stringify(rows)]);
  }
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / 1000;
}
