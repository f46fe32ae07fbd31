import { Migration } from '@mikro-orm/migrations';

/** When the owner last said that the partner of an assignment has not called. */
export class Migration0201NotCalledAt extends Migration {
  override up(): void {
    this.addSql('alter table assignment add column not_called_at timestamptz(3)');
  }

  override down(): void {
    this.addSql('alter table assignment drop column not_called_at');
  }
}
