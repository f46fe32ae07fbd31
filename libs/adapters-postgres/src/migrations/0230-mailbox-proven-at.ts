import { Migration } from '@mikro-orm/migrations';

/** When the owner first pressed something by a link from the mailbox of the lead. */
export class Migration0230MailboxProvenAt extends Migration {
  override up(): void {
    this.addSql('alter table lead add column mailbox_proven_at timestamptz(3)');
  }

  override down(): void {
    this.addSql('alter table lead drop column mailbox_proven_at');
  }
}
