import { Migration } from '@mikro-orm/migrations';

/** Whether a passkey may be on several devices. */
export class Migration0235SyncedPasskeys extends Migration {
  override up(): void {
    this.addSql('alter table passkey add column is_synced boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table passkey drop column is_synced');
  }
}
