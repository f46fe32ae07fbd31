import { Migration } from '@mikro-orm/migrations';

/** Leads that are held as suspected spam. They are no part of what matching looks through. */
export class Migration0050HeldLeads extends Migration {
  override up(): void {
    this.addSql('alter table lead add column suspicion varchar(40)');
    this.addSql('drop index lead_matching_due_at_index');
    this.addSql(`
      create index lead_matching_due_at_index on lead (matching_due_at)
      where matching_due_at is not null and suspicion is null`);
  }

  override down(): void {
    this.addSql('drop index lead_matching_due_at_index');
    this.addSql('alter table lead drop column suspicion');
    this.addSql(`
      create index lead_matching_due_at_index on lead (matching_due_at)
      where matching_due_at is not null`);
  }
}
