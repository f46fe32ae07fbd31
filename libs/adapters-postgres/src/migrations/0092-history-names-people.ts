import { Migration } from '@mikro-orm/migrations';

/** Whose step in a lead's history it was, where someone in the dashboard took it. Earlier steps name nobody. */
export class Migration0092HistoryNamesPeople extends Migration {
  override up(): void {
    this.addSql('alter table lead_event add column actor varchar(100)');
  }

  override down(): void {
    this.addSql('alter table lead_event drop column actor');
  }
}
