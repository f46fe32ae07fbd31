import { Migration } from '@mikro-orm/migrations';

/** When another mailbox took the place of the one that a partner was asked at: links to that one have ended. */
export class Migration0180PartnersElsewhere extends Migration {
  override up(): void {
    this.addSql('alter table partner add column email_changed_at timestamptz(3)');
  }

  override down(): void {
    this.addSql('alter table partner drop column email_changed_at');
  }
}
