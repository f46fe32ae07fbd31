import { Migration } from '@mikro-orm/migrations';

/** The lines of bank files, one row for each booking. */
export class Migration0215BankLines extends Migration {
  override up(): void {
    this.addSql(`
      create table bank_line (
        id uuid primary key,
        account varchar(34) not null,
        booked_on date not null,
        amount_ore bigint not null,
        currency varchar(3) not null,
        kid text not null,
        payer varchar(140) not null,
        text varchar(140) not null,
        notice varchar(80) not null,
        message varchar(80) not null,
        entry_number varchar(80) not null,
        names jsonb not null,
        is_copy boolean not null,
        doubt varchar(200),
        outcome varchar(20) not null,
        recorded_at timestamptz(3) not null
      )`);
    this.addSql('create index bank_line_account_day_index on bank_line (account, booked_on)');
  }

  override down(): void {
    this.addSql('drop table bank_line');
  }
}
