import { Migration } from '@mikro-orm/migrations';

/** How often visits got how far, a count for each day, page, city, source and step. */
export class Migration0141VisitCounts extends Migration {
  override up(): void {
    this.addSql(`
      create table visit_count (
        day date not null,
        page varchar(20) not null,
        city varchar(80) not null,
        source varchar(20) not null,
        step varchar(20) not null,
        times int not null,
        primary key (day, page, city, source, step)
      )`);
  }

  override down(): void {
    this.addSql('drop table visit_count');
  }
}
