import { Migration } from '@mikro-orm/migrations';

/**
 * The list of a municipality, and its total: for one of few leads all others were read. Of
 * submits only those write to it whose address was chosen: other leads are located afterwards.
 */
export class Migration0186LeadsOfAMunicipality extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists lead_municipality_index');
    this.addSql(`
      create index concurrently lead_municipality_index on lead (municipality, received_at, id)
      where municipality is not null`);
  }

  override down(): void {
    this.addSql('drop index concurrently if exists lead_municipality_index');
  }
}
