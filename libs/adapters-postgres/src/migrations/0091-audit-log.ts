import { Migration } from '@mikro-orm/migrations';

/**
 * Who did what. Rows are only added: the product's role owns the table, so revoked rights would not
 * bind it; a trigger refuses every change, every removal before 24 months, and emptying.
 */
export class Migration0091AuditLog extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_log (
        id uuid primary key,
        at timestamptz(3) not null,
        person_id uuid,
        name varchar(100) not null,
        role varchar(20) not null,
        act varchar(10) not null,
        call varchar(40) not null,
        subject_id uuid,
        fields text[] not null,
        count int,
        browser varchar(60) not null,
        network varchar(45) not null
      )`);
    this.addSql('create index audit_log_at_id_index on audit_log (at, id)');
    this.addSql('create index audit_log_subject_id_at_index on audit_log (subject_id, at)');
    this.addSql(`
      create function audit_log_is_append_only() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if old.at <= now() - interval '24 months' then return old; end if;
        end if;
        raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql(`
      create trigger audit_log_rows before update or delete on audit_log
      for each row execute function audit_log_is_append_only()`);
    this.addSql(`
      create trigger audit_log_whole before truncate on audit_log
      for each statement execute function audit_log_is_append_only()`);
  }

  override down(): void {
    this.addSql('drop table audit_log');
    this.addSql('drop function audit_log_is_append_only()');
  }
}
