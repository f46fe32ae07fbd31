import { LeadHistory } from '@boligstyling/application';
import type { LeadEvent } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { guarded } from './storage-fault.js';

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

  override ofLead(leadId: string): Promise<LeadEvent[]> {
    return guarded(async () => {
      const pool = await this.orm.em.getConnection().getNativeClient();
      const { rows } = await pool.query(OF_LEAD, [leadId]);
      return rows.map((row) => ({ ...row, at: new Date(row.at) }));
    });
  }
}
