import { LeadPlaces } from '@boligstyling/application';
import type { Located, UnplacedLead } from '@boligstyling/domain';
import { fromDatabase } from '../core/from-database.js';

const UNLOCATED = `
  select id, municipality_number as "municipalityNumber", location, address from lead where id = any($1) and municipality is null`;

const LOCATE = `
  update lead set municipality = new.municipality, municipality_found_by = new."foundBy"
  from jsonb_to_recordset($1) as new (id uuid, location text, address text, municipality text,
    "foundBy" text)
  where lead.id = new.id and lead.location = new.location and lead.address = new.address`;

export class PostgresLeadPlaces extends fromDatabase(LeadPlaces) {
  override unlocated(leadIds: readonly string[]): Promise<UnplacedLead[]> {
    return this.rowsOf(UNLOCATED, [leadIds]);
  }

  override async locate(found: readonly Located[]): Promise<void> {
    const rows = found.map(({ given, place }) => ({ ...given, ...place }));
    await this.rowsOf(LOCATE, [JSON.stringify(rows)]);
  }
}
