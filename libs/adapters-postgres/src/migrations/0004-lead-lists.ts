import { Migration } from '@mikro-orm/migrations';

/** What the administrator's lists, searches and counts are answered from. */
export class Migration0004LeadLists extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('alter table lead add column contacted_at timestamptz(3)');
    this.addSql(`
      alter table lead add column search_text text not null generated always as (
        lower(translate(
          customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || address,
          'ÆØÅÄÖÁČĐŊŠŦŽ', 'æøåäöáčđŋšŧž'))
      ) stored`);
    this.addSql('create index lead_search_text_index on lead using gin (search_text gin_trgm_ops)');
    this.addSql('create index lead_received_at_id_index on lead (received_at, id)');
    this.addSql(`
      create index lead_customer_name_index
      on lead (customer_name collate "nb-x-icu", received_at, id)`);
    this.addSql(
      'create index lead_filter_index on lead (status, service_type, location, received_at)',
    );
    this.addSql(`
      create index lead_contacted_at_index on lead (contacted_at, received_at)
      where contacted_at is not null`);
  }

  override down(): void {
    this.addSql('drop index lead_filter_index');
    this.addSql('drop index lead_customer_name_index');
    this.addSql('drop index lead_received_at_id_index');
    this.addSql('alter table lead drop column search_text, drop column contacted_at');
    this.addSql('drop extension pg_trgm');
  }
}
