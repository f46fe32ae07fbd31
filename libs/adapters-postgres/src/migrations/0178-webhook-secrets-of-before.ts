import { Migration } from '@mikro-orm/migrations';

/** Secrets of endpoints that are to sign for a while, besides the newest and the one before. */
export class Migration0178WebhookSecretsOfBefore extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_endpoint add column earlier jsonb not null default '{}'`);
  }

  override down(): void {
    this.addSql('alter table webhook_endpoint drop column earlier');
  }
}
