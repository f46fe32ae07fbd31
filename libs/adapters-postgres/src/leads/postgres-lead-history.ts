import { LeadHistory, type AttributedEvent } from '@boligstyling/application';
import { fromDatabase } from '../core/from-database.js';

const OF_LEAD = {
  name: 'history-of-lead',
  text: `
    select id, lead_id as "leadId", at, kind, detail, actor from lead_event
    where lead_id = $1 order by at, id`,
};

export class PostgresLeadHistory extends fromDatabase(LeadHistory) {
  override ofLead(leadId: string): Promise<AttributedEvent[]> {
    return this.rowsOf<AttributedEvent>(OF_LEAD, [leadId]);
  }
}
