import { Migration } from '@mikro-orm/migrations';

/** Who failed to log in is nobody known, and so has no role. */
export class Migration0122FailedLogins extends Migration {
  override up(): void {
    this.addSql('alter table audit_log alter column role drop not null');
  }

  /** What failed stays in the log, under the least of roles: nothing in it may be changed or removed. */
  override down(): void {
    this.addSql('alter table audit_log disable trigger audit_log_rows');
    this.addSql(`update audit_log set role = 'innsyn' where role is null`);
    this.addSql('alter table audit_log enable trigger audit_log_rows');
    this.addSql('alter table audit_log alter column role set not null');
  }
}
