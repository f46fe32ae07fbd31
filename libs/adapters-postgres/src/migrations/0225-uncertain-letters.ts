import { Migration } from '@mikro-orm/migrations';

/** E-mails of which nobody knows that they have arrived, and those that leave before all others. */
export class Migration0225UncertainLetters extends Migration {
  override up(): void {
    this.addSql('alter table notification add column copies smallint not null default 0');
    this.addSql(`
      create index notification_uncertain_index on notification (due_at) where state = 'uncertain'`);
    this.addSql(`
      create index notification_first_index on notification (due_at) where state = 'due' and kind in ('sign-in-link', 'owner-link', 'owner-confirm')`);
  }

  override down(): void {
    this.addSql('drop index notification_first_index');
    this.addSql('drop index notification_uncertain_index');
    this.addSql('alter table notification drop column copies');
  }
}
