import { Migration } from '@mikro-orm/migrations';

/** Earlier accounts of the operator, to which payments may still come. */
export class Migration0217FormerAccounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table operator_details add column former_accounts text[] not null default '{}'`);
  }

  override down(): void {
    this.addSql('alter table operator_details drop column former_accounts');
  }
}
