import { Migration } from '@mikro-orm/migrations';

/** Where letters went that have left: addresses which owners have given up, and nothing needs any more. */
export class Migration0185AddressesGivenUp extends Migration {
  override up(): void {
    this.addSql(`
      update notification set to_email = null where state = 'sent' and to_email is not null`);
  }

  /** Nobody knows them any more, and nothing asks for them. */
  override down(): void {}
}
