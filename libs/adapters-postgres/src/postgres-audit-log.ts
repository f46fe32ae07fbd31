import { type AuditEntry, type AuditFilter, AuditLog } from '@boligstyling/application';
import type { AuditedAct } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { KEEP_AUDIT, withDueAudit } from './due-audit.js';
import { rowsOf } from './statements.js';

/** Rows of reads wait so long for others, in milliseconds: no more than this is lost in a crash. */
const GATHER_MS = 250;

/** While the database is away nobody reads anything, so few wait; more than this are not kept. */
const MOST_WAITING = 10_000;

const LIST = `
  select id, at, person_id as "personId", name, role, act, call, subject_id as "subjectId", fields,
    count, browser, network
  from audit_log
  where ($1::text is null or strpos(lower(name), lower($1)) > 0)
    and ($2::text is null or act = $2)
    and ($3::uuid is null or subject_id = $3)
    and ($4::timestamptz is null or at >= $4) and ($5::timestamptz is null or at < $5)
    and ($6::timestamptz is null or (at, id) < ($6, $7::uuid))
  order by at desc, id desc
  limit $8`;

/** No more than the table gives up, by whose clock 24 months count: one row of less would keep all. */
const FORGET = `
  delete from audit_log where at <= least($1::timestamptz, now() - interval '24 months')`;

/** The audit log in PostgreSQL. */
export class PostgresAuditLog extends AuditLog {
  private waiting: AuditedAct[] = [];
  private timer: NodeJS.Timeout | undefined;

  private isTold = false;

  /** @param onFault hears, once for as long as it lasts, why what was seen cannot be kept yet */
  constructor(
    private readonly orm: MikroORM,
    private readonly onFault: (error: unknown) => void = () => undefined,
  ) {
    super();
  }

  override async during<T>(act: AuditedAct, work: () => Promise<T>): Promise<T> {
    const { result, isKept } = await withDueAudit(act, work);
    if (!isKept) await this.keep([act]);
    return result;
  }

  override saw(act: AuditedAct): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(act);
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), GATHER_MS);
  }

  override async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rows = this.waiting;
    if (rows.length === 0) return;
    this.waiting = [];
    try {
      await this.keep(rows);
      this.isTold = false;
    } catch (error) {
      if (!this.isTold) this.onFault(error);
      this.isTold = true;
      this.waiting = [...rows, ...this.waiting];
      this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), GATHER_MS);
      throw error;
    }
  }

  override async list(
    { name, act, subjectId, from, to }: AuditFilter,
    limit: number,
    after?: Pick<AuditEntry, 'at' | 'id'>,
  ): Promise<AuditEntry[]> {
    const narrowing = [name, act, subjectId, from, to];
    return rowsOf<AuditEntry>(this.orm, LIST, [...narrowing, after?.at, after?.id, limit]);
  }

  override async forget(since: Date): Promise<void> {
    await rowsOf(this.orm, FORGET, [since]);
  }

  private async keep(rows: readonly AuditedAct[]): Promise<void> {
    await rowsOf(this.orm, KEEP_AUDIT, [JSON.stringify(rows)]);
  }
}
