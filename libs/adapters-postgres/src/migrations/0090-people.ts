import { Migration } from '@mikro-orm/migrations';

/**
 * Named people, what they log in with, and whose each session is. Sessions that are open stay so:
 * they are of the shared password. From now on they are kept for a while after their end.
 */
export class Migration0090People extends Migration {
  override up(): void {
    this.addSql(`
      create table person (
        id uuid primary key,
        name varchar(100) not null,
        email varchar(254) not null,
        role varchar(20) not null,
        state varchar(10) not null,
        password_hash varchar(200),
        totp_secret varchar(64),
        totp_step bigint,
        created_at timestamptz(3) not null
      )`);
    this.addSql(
      `create unique index person_email_unique on person (email) where state <> 'removed'`,
    );
    this.addSql(`
      create table passkey (
        id varchar(1400) primary key,
        person_id uuid not null,
        public_key bytea not null,
        counter bigint not null,
        name varchar(60) not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        constraint passkey_person_id_foreign
          foreign key (person_id) references person (id) on delete cascade
      )`);
    this.addSql('create index passkey_person_id_index on passkey (person_id)');
    this.addSql(`
      create table recovery_code (
        digest varchar(64) primary key,
        person_id uuid not null,
        constraint recovery_code_person_id_foreign
          foreign key (person_id) references person (id) on delete cascade
      )`);
    this.addSql('create index recovery_code_person_id_index on recovery_code (person_id)');
    this.addSql(`
      create table challenge (
        id uuid primary key,
        purpose varchar(20) not null,
        subject_id uuid,
        value varchar(200) not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table one_time_link (
        id uuid primary key,
        digest varchar(64) not null,
        purpose varchar(20) not null,
        subject_id uuid not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql('create index one_time_link_subject_id_index on one_time_link (subject_id)');
    this.addSql('alter table notification add column one_time_link_id uuid');
    this.addSql(`
      alter table notification add constraint notification_one_time_link_id_foreign
        foreign key (one_time_link_id) references one_time_link (id) on delete cascade`);
    this.addSql(
      'create index notification_one_time_link_id_index on notification (one_time_link_id)',
    );
    this.addSql(`
      alter table admin_session
        add column person_id uuid,
        add column browser varchar(60) not null default '',
        add column network varchar(45) not null default '',
        add column last_used_at timestamptz(3) not null default now(),
        add column confirmed_at timestamptz(3) not null default now(),
        add column ended_at timestamptz(3)`);
    this.addSql(`
      alter table admin_session
        alter column browser drop default, alter column network drop default,
        alter column last_used_at drop default, alter column confirmed_at drop default`);
    this.addSql(`
      alter table admin_session add constraint admin_session_person_id_foreign
        foreign key (person_id) references person (id) on delete cascade`);
    this.addSql('create index admin_session_person_id_index on admin_session (person_id)');
  }

  override down(): void {
    this.addSql('delete from admin_session where person_id is not null or ended_at is not null');
    this.addSql(`
      alter table admin_session drop column person_id, drop column browser, drop column network,
        drop column last_used_at, drop column confirmed_at, drop column ended_at`);
    this.addSql('delete from notification where one_time_link_id is not null');
    this.addSql('alter table notification drop column one_time_link_id');
    this.addSql('drop table one_time_link');
    this.addSql('drop table challenge');
    this.addSql('drop table recovery_code');
    this.addSql('drop table passkey');
    this.addSql('drop table person');
  }
}
