import { Migration } from '@mikro-orm/migrations';

/** What owners see of a partner besides its name; empty: nothing. */
export class Migration0087PartnerPresentations extends Migration {
  override up(): void {
    this.addSql(`
      alter table partner
        add column website varchar(200) not null default '',
        add column presentation varchar(300) not null default ''`);
  }

  override down(): void {
    this.addSql('alter table partner drop column presentation, drop column website');
  }
}
