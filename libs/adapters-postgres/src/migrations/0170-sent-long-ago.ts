import { Migration } from '@mikro-orm/migrations';

/**
 * Finds the e-mails that left long ago without reading the outbox. They lie about in the order in
 * which they left, so that an index of page ranges does, which costs a delivery nothing.
 */
export class Migration0170SentLongAgo extends Migration {
  override up(): void {
    this.addSql('create index notification_sent_at_index on notification using brin (sent_at)');
  }

  override down(): void {
    this.addSql('drop index notification_sent_at_index');
  }
}
