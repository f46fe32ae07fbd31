import { Migration } from '@mikro-orm/migrations';

/** Endpoints that have asked to be left alone for a while (`Retry-After`). */
export class Migration0226QuietEndpoints extends Migration {
  override up(): void {
    this.addSql('alter table webhook_endpoint add column quiet_until timestamptz(3)');
  }

  override down(): void {
    this.addSql('alter table webhook_endpoint drop column quiet_until');
  }
}
