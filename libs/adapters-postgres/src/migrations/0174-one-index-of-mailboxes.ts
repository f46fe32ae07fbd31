import { Migration } from '@mikro-orm/migrations';

/**
 * `lead_customer_email_index` finds the same, as few requests are joined; and each index is written
 * with every step of a lead.
 */
export class Migration0174OneIndexOfMailboxes extends Migration {
  override up(): void {
    this.addSql('drop index lead_email_index');
  }

  override down(): void {
    this.addSql(
      'create index lead_email_index on lead (lower(customer_email), received_at) where joined_to is null',
    );
  }
}
