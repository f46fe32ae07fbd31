import { Migration } from '@mikro-orm/migrations';

/** Secrets of integrators' keys that are to be good for a while, besides the newest and the one before. */
export class Migration0177SecretsOfBefore extends Migration {
  override up(): void {
    this.addSql(`alter table integrator_key add column earlier jsonb not null default '{}'`);
  }

  override down(): void {
    this.addSql('alter table integrator_key drop column earlier');
  }
}
