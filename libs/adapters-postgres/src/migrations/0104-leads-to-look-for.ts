import { Migration } from '@mikro-orm/migrations';

/**
 * How a lead stood before its status was changed last, so that the change can be undone: of changes
 * before this nothing is known, so there is nothing to undo. And what lists are narrowed to: a place
 * however it is spelled, a form, what is held or lies nowhere.
 */
export class Migration0104LeadsToLookFor extends Migration {
  override up(): void {
    this.addSql('alter table lead add column stood_before jsonb');
    this.addSql(`
      create index lead_place_index
      on lead (lower(btrim(location) collate "nb-x-icu"), received_at, id)
      include (location, service_type, status)`);
    this.addSql(
      "create index lead_source_index on lead (source, received_at, id) where source <> ''",
    );
    this.addSql(
      'create index lead_suspicion_index on lead (received_at, id) where suspicion is not null',
    );
    this.addSql(
      'create index lead_unplaced_index on lead (received_at, id) where municipality is null',
    );
  }

  override down(): void {
    this.addSql(
      'drop index lead_unplaced_index, lead_suspicion_index, lead_source_index, lead_place_index',
    );
    this.addSql('alter table lead drop column stood_before');
  }
}
