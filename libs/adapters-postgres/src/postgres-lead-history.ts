import { LeadHistory, type ToldEvent } from '@boligstyling/application';
import type { MikroORM } from '@mikro-orm/postgresql';
import { LeadEventSchema } from './lead-event-schema.js';
import { guarded } from './storage-fault.js';

/** Histories in PostgreSQL. */
export class PostgresLeadHistory extends LeadHistory {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override ofLead(leadId: string): Promise<ToldEvent[]> {
    const oldestFirst = { orderBy: { at: 'asc', id: 'asc' } } as const;
    return guarded(async () => {
      const found = await this.orm.em.fork().find(LeadEventSchema, { leadId }, oldestFirst);
      return found as ToldEvent[];
    });
  }
}
