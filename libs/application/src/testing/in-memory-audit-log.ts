import { randomUUID } from 'node:crypto';
import { auditedSince, type AuditedAct } from '@boligstyling/domain';
import { type AuditEntry, type AuditFilter, AuditLog } from '../ports/audit-log.js';
import type { InMemoryStore } from './in-memory-store.js';

/** The audit log in memory. */
export class InMemoryAuditLog extends AuditLog {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async during<T>(act: AuditedAct, work: () => Promise<T>): Promise<T> {
    const before = asText(this.store);
    try {
      const result = await work();
      this.saw(act);
      return result;
    } catch (error) {
      if (asText(this.store) !== before) this.saw(act);
      throw error;
    }
  }

  override saw(act: AuditedAct): void {
    this.store.audit.push({ ...act, id: randomUUID(), at: this.store.now });
  }

  override async flush(): Promise<void> {}

  override waitedSeconds(): number {
    return 0;
  }

  override giveUp(): void {}

  override async list(
    { name, act, subjectId, from, to }: AuditFilter,
    limit: number,
    after?: Pick<AuditEntry, 'at' | 'id'>,
  ): Promise<AuditEntry[]> {
    return this.store.audit
      .filter((row) => !name || row.name.toLowerCase().includes(name.toLowerCase()))
      .filter((row) => (!act || row.act === act) && (!subjectId || row.subjectId === subjectId))
      .filter(({ at }) => (!from || at >= from) && (!to || at < to))
      .filter((row) => !after || newestFirst(after, row) < 0)
      .sort(newestFirst)
      .slice(0, limit);
  }

  override async forget(since: Date): Promise<void> {
    const end = Math.min(since.getTime(), auditedSince(this.store.now).getTime());
    const kept = this.store.audit.filter(({ at }) => at.getTime() > end);
    this.store.audit.splice(0, Infinity, ...kept);
  }
}

/** All that is kept, to see whether anything has changed. */
function asText(store: InMemoryStore): string {
  return JSON.stringify(store, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}

function newestFirst(a: Pick<AuditEntry, 'at' | 'id'>, b: Pick<AuditEntry, 'at' | 'id'>): number {
  return b.at.getTime() - a.at.getTime() || b.id.localeCompare(a.id);
}
