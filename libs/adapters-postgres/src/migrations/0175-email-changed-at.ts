import { Migration } from '@mikro-orm/migrations';

/** When another mailbox took the place of the one that an owner wrote from: links to that one have ended. */
export class Migration0175EmailChangedAt extends Migration {
  override up(): void {
    this.addSql('alter table lead add column email_changed_at timestamptz(3)');
  }

  override down(): void {
    this.addSql('alter table lead drop column email_changed_at');
  }
}
