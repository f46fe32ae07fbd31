import { Migration } from '@mikro-orm/migrations';

/** On which day a partner's pause ends by itself. Pauses of before have no end. */
export class Migration0108PausesThatEnd extends Migration {
  override up(): void {
    this.addSql('alter table partner add column paused_until varchar(10)');
  }

  override down(): void {
    this.addSql('alter table partner drop column paused_until');
  }
}
