import { Migration } from '@mikro-orm/migrations';

/** Which request caused a notification, to follow it through the logs. */
export class Migration0020RequestIds extends Migration {
  override up(): void {
    this.addSql('alter table notification add column request_id varchar(64)');
  }

  override down(): void {
    this.addSql('alter table notification drop column request_id');
  }
}
