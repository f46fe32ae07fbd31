import { LeadHistory } from '@boligstyling/application';
import { DomainError, type LeadEvent } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { guarded } from './storage-fault.js';

/** Adds nothing, rather than failing, when the lead is gone. */
const APPEND = `
  insert into lead_event (id, lead_id, at, kind, detail)
  select $1, id, $3, $4, $5 from lead where id = $2 for key share`;

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

  override append({ id, leadId, at, kind, detail }: LeadEvent): Promise<void> {
    return guarded(async () => {
      const pool = await this.orm.em.getConnection().getNativeClient();
      const { rowCount } = await pool.query(APPEND, [id, leadId, at, kind, JSON.stringify(detail)]);
      if (!rowCount) throw new DomainError('lead-not-found', 'Fant ikke henvendelsen.');
    });
  }

  override ofLead(leadId: string): Promise<LeadEvent[]> {
    return guarded(async () => {
      const pool = await this.orm.em.getConnection().getNativeClient();
      const { rows } = await pool.query(OF_LEAD, [leadId]);
      return rows.map((row) => ({ ...row, at: new Date(row.at) }));
    });
  }
}
