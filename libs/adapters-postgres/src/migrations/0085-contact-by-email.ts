import { Migration } from '@mikro-orm/migrations';

/** Whether an owner wants e-mail in the place of calls. Whoever does not know of it leaves it out. */
export class Migration0085ContactByEmail extends Migration {
  override up(): void {
    this.addSql('alter table lead add column contact_by_email boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table lead drop column contact_by_email');
  }
}
