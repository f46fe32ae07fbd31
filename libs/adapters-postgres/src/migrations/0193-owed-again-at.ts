import { Migration } from '@mikro-orm/migrations';

/** Since when a sale that joining by hand had given up is owed again. What was before counts from its yes. */
export class Migration0193OwedAgainAt extends Migration {
  override up(): void {
    this.addSql('alter table sale add column owed_again_at timestamptz(3)');
  }

  override down(): void {
    this.addSql('alter table sale drop column owed_again_at');
  }
}
