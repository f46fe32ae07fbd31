import { Migration } from '@mikro-orm/migrations';

/**
 * What waits for a partner in a municipality, by when it is looked at next: where a partner has capacity
 * again, some of it is looked at at once. A lead is located after it is received, so a submit writes
 * nothing to it.
 */
export class Migration0194WaitingOfAMunicipality extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists lead_waiting_index');
    this.addSql(`
      create index concurrently lead_waiting_index on lead (municipality, matching_due_at)
      where municipality is not null and matching_due_at is not null and suspicion is null
        and matching_fault is null`);
  }

  override down(): void {
    this.addSql('drop index concurrently if exists lead_waiting_index');
  }
}
