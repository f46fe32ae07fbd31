import { Migration } from '@mikro-orm/migrations';

/** Tells a notification that a worker holds from one that waits, and finds those that are parked. */
export class Migration0005NotificationLeases extends Migration {
  override up(): void {
    this.addSql('alter table notification add column leased_until timestamptz(3)');
    this.addSql(`
      create index notification_parked_index on notification (created_at)
      where state = 'parked'`);
  }

  override down(): void {
    this.addSql('drop index notification_parked_index');
    this.addSql('alter table notification drop column leased_until');
  }
}
