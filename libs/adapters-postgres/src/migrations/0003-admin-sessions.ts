import { Migration } from '@mikro-orm/migrations';

/** The administrator's sessions, and the failed logins that count against the limit. */
export class Migration0003AdminSessions extends Migration {
  override up(): void {
    this.addSql(`
      create table admin_session (
        id uuid primary key,
        token_digest varchar(64) not null,
        generation varchar(64) not null,
        opened_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table login_attempt (
        id uuid primary key,
        client varchar(64) not null,
        budget varchar(64) not null,
        at timestamptz(3) not null
      )`);
    this.addSql('create index login_attempt_client_at_index on login_attempt (client, at)');
    this.addSql('create index login_attempt_budget_at_index on login_attempt (budget, at)');
  }

  override down(): void {
    this.addSql('drop table login_attempt');
    this.addSql('drop table admin_session');
  }
}
