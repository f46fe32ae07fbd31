import { Migration } from '@mikro-orm/migrations';

/** Room for the secret of a user's codes in its sealed form. */
export class Migration0240SealedCodes extends Migration {
  override up(): void {
    this.addSql('alter table person alter column totp_secret type varchar(200)');
  }

  override down(): void {
    this.addSql(`
      update person set password_hash = null, totp_secret = null, totp_step = null
      where length(totp_secret) > 64`);
    this.addSql('alter table person alter column totp_secret type varchar(64)');
  }
}
