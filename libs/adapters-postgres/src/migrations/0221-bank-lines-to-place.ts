import { Migration } from '@mikro-orm/migrations';

/** Bank lines that wait for a person, and the decisions on them. */
export class Migration0221BankLinesToPlace extends Migration {
  override up(): void {
    this.addSql('alter table bank_line add column waiting_since timestamptz(3)');
    this.addSql(`
      create index bank_line_waiting_index on bank_line (waiting_since, id)
        where waiting_since is not null`);
    this.addSql(`
      create table bank_line_decision (
        id uuid primary key,
        bank_line_id uuid not null
          constraint bank_line_decision_bank_line_id_foreign references bank_line (id),
        act varchar(20) not null,
        reason varchar(500) not null,
        at timestamptz(3) not null
      )`);
    this.addSql(`
      create index bank_line_decision_bank_line_id_index on bank_line_decision (bank_line_id)`);
  }

  override down(): void {
    this.addSql('drop table bank_line_decision');
    this.addSql('alter table bank_line drop column waiting_since');
  }
}
