import { LeadHistory } from '@boligstyling/application';
import type { LeadEvent } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { LeadEventSchema } from './lead-event-schema.js';
import { guarded } from './storage-fault.js';

/** Histories in PostgreSQL. */
export class PostgresLeadHistory extends LeadHistory {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override ofLead(leadId: string): Promise<LeadEvent[]> {
    const oldestFirst = { orderBy: { at: 'asc', id: 'asc' } } as const;
    return guarded(async () => {
      const found = await this.orm.em.fork().find(LeadEventSchema, { leadId }, oldestFirst);
      return found as LeadEvent[];
    });
  }
}
