import { Migration } from '@mikro-orm/migrations';

/** Postal codes and their municipalities, imported or as the address service answered. */
export class Migration0082PostalCodes extends Migration {
  override up(): void {
    this.addSql(`
      create table postal_code (
        code varchar(4) not null,
        source varchar(20) not null,
        place varchar(80),
        place_key varchar(80),
        municipality varchar(4),
        kept_at timestamptz(3) not null,
        primary key (code, source)
      )`);
    this.addSql('create index postal_code_place_key_index on postal_code (place_key)');
  }

  override down(): void {
    this.addSql('drop table postal_code');
  }
}
