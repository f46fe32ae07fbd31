import { Migration } from '@mikro-orm/migrations';

/** Where partners are logged in. The links by which they come are kept with everyone else's. */
export class Migration0107PartnerSessions extends Migration {
  override up(): void {
    this.addSql(`
      create table partner_session (
        id uuid primary key,
        partner_id uuid not null,
        token_digest varchar(64) not null,
        browser varchar(60) not null,
        network varchar(45) not null,
        opened_at timestamptz(3) not null,
        last_used_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3),
        constraint partner_session_partner_id_foreign
          foreign key (partner_id) references partner (id) on delete cascade
      )`);
    this.addSql('create index partner_session_partner_id_index on partner_session (partner_id)');
  }

  override down(): void {
    this.addSql(`delete from one_time_link where purpose = 'partner-page'`);
    this.addSql('drop table partner_session');
  }
}
