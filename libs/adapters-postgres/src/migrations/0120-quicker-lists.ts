import { Migration } from '@mikro-orm/migrations';

/**
 * Where partners are missing, and the charts, are counted from the index of the newest leads alone.
 * No list is narrowed to a place as it was typed any more, so the filter's index has none. And the
 * leads that nobody is found for lie apart from those whose place is unknown: to find these few,
 * all the others were read.
 */
export class Migration0120QuickerLists extends Migration {
  override up(): void {
    this.addSql('drop index lead_received_at_id_index, lead_filter_index, lead_sought_index');
    this.addSql(`
      create index lead_received_at_id_index on lead (received_at, id)
      include (municipality, location, service_type, status)`);
    this.addSql('create index lead_filter_index on lead (status, service_type, received_at, id)');
    this.addSql(sought('lead_sought_index', 'and municipality is not null'));
    this.addSql(sought('lead_sought_nowhere_index', 'and municipality is null'));
  }

  override down(): void {
    this.addSql('drop index lead_sought_nowhere_index');
    this.addSql('drop index lead_received_at_id_index, lead_filter_index, lead_sought_index');
    this.addSql('create index lead_received_at_id_index on lead (received_at, id)');
    this.addSql(
      'create index lead_filter_index on lead (status, service_type, location, received_at)',
    );
    this.addSql(`
      create index lead_sought_index on lead (match_until)
      where status = 'new' and suspicion is null and joined_to is null and match_until is not null`);
  }
}

const sought = (name: string, where: string) => `
  create index ${name} on lead (match_until, id)
  where status = 'new' and suspicion is null and joined_to is null and match_until is not null
    ${where}`;
