import { Migration } from '@mikro-orm/migrations';

/** Homes are compared and looked for by the key that the domain makes of an address. */
export class Migration0210HomeKeys extends Migration {
  override up(): void {
    this.addSql("alter table lead add column home_key text not null default ''");
    this.addSql('drop index lead_home_index');
    this.addSql(`
      create index lead_home_index
      on lead (split_part(home_key, '|', 1), received_at) where joined_to is null`);
    this.addSql('create index lead_home_key_index on lead using gin (home_key gin_trgm_ops)');
  }

  override down(): void {
    this.addSql('drop index lead_home_key_index, lead_home_index');
    this.addSql('alter table lead drop column home_key');
    this.addSql(`
      create index lead_home_index
      on lead (lower(regexp_replace(address, '[^[:alnum:]]', '', 'g')), received_at)
      where joined_to is null`);
  }
}
