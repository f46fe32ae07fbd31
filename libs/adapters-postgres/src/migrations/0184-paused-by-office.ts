import { Migration } from '@mikro-orm/migrations';

/** Whether the administrator has paused a partner. Of the pauses of before nobody knows who took them. */
export class Migration0184PausedByOffice extends Migration {
  override up(): void {
    this.addSql('alter table partner add column paused_by_office boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table partner drop column paused_by_office');
  }
}
