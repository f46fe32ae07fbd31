import { Migration } from '@mikro-orm/migrations';

/** What ended a question or an assignment that its partner had not. Of those of before the history says who. */
export class Migration0189WithdrawnBy extends Migration {
  override up(): void {
    this.addSql('alter table assignment add column withdrawn_by varchar(20)');
  }

  override down(): void {
    this.addSql('alter table assignment drop column withdrawn_by');
  }
}
