import { Migration } from '@mikro-orm/migrations';

/** Until when an accepted assignment can be undone after the owner has corrected the service. */
export class Migration0211CorrectedServices extends Migration {
  override up(): void {
    this.addSql('alter table assignment add column undoable_until timestamptz(3)');
  }

  override down(): void {
    this.addSql('alter table assignment drop column undoable_until');
  }
}
