import { LeadHistory } from '@boligstyling/application';
import type { LeadEvent } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { rowsOf } from './statements.js';

const OF_LEAD = `
  select id, lead_id as "leadId", at, kind, detail
  from lead_event
  where lead_id = $1
  order by at, id`;

/** Histories in PostgreSQL. */
export class PostgresLeadHistory extends LeadHistory {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override async ofLead(leadId: string): Promise<LeadEvent[]> {
    const rows = await rowsOf<LeadEvent>(this.orm, OF_LEAD, [leadId]);
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  }
}
