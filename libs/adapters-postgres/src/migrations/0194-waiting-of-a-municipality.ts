import { Migration } from '@mikro-orm/migrations';

/**
 * What waits for a partner in a municipality, by when it is looked at next: where a partner has capacity
 * again, some of it is looked at at once. Of submits only those write to it whose address was chosen:
 * other leads are located afterwards.
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
