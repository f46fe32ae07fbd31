import { utcDay } from '@boligstyling/domain';
import { RetentionRepository } from '../delete-inactive-leads.js';
import { activityOf, eraseRows } from '../../lead-case/testing/in-memory-erasing.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryRetentionRepository extends RetentionRepository {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async eraseInactive(
    since: Date,
    limit: number,
    except: readonly string[] = [],
  ): Promise<number> {
    const inactive = this.inactive(since, except).slice(0, limit);
    for (const id of inactive) eraseRows(this.store, id);
    return inactive.length;
  }

  override async firstInactive(since: Date, except: readonly string[]) {
    return this.inactive(since, except)[0];
  }

  override async hasInactive(since: Date): Promise<boolean> {
    return this.inactive(since, []).length > 0;
  }

  private inactive(since: Date, except: readonly string[]): string[] {
    return [...this.store.leads.values()]
      .filter(
        ({ id, receivedAt }) =>
          receivedAt <= since &&
          !except.includes(id) &&
          activityOf(this.store, id).every((moment) => moment <= since),
      )
      .map(({ id }) => id);
  }

  override async deleteFirstEmails(now: Date): Promise<void> {
    const today = utcDay(now);
    for (const [key, { day }] of this.store.firstEmails) {
      if (day < today) this.store.firstEmails.delete(key);
    }
  }

  override async deleteErasures(until: Date): Promise<void> {
    const { erasures } = this.store;
    erasures.splice(0, erasures.length, ...erasures.filter(({ createdAt }) => createdAt > until));
  }

  override async deleteErasedKeys(until: Date): Promise<void> {
    for (const [key, at] of this.store.erasedKeys) {
      if (at <= until) this.store.erasedKeys.delete(key);
    }
  }

  override async broughtBack(since: Date): Promise<string[]> {
    const { erasedKeys, leads, submissions } = this.store;
    return [...submissions.values()].flatMap(({ idempotencyKey: key, leadId }) => {
      const lead = leads.get(leadId);
      return lead && lead.receivedAt > since && erasedKeys.has(key) ? leadId : [];
    });
  }

  override async withoutNotification(ids: readonly string[]): Promise<string[]> {
    return ids.filter((id) => !this.store.outgoing().some((row) => row.id === id));
  }
}
