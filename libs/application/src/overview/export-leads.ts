import type { LeadSort } from '@boligstyling/domain';
import type { AskedLeadFilter, ListedLead, ListLeads } from '../leads/list-leads.js';
import type { LeadQuoteFigures, QuoteStatistics } from '../quotes/quote-statistics.js';

export interface ExportedLead extends ListedLead {
  /** Undefined: no quote was sent. */
  readonly quotes: LeadQuoteFigures | undefined;
}

export class ExportLeads {
  constructor(
    private readonly leads: Pick<ListLeads, 'all'>,
    private readonly quotes: Pick<QuoteStatistics, 'ofLeads'>,
  ) {}

  /** As {@link ListLeads.all}. */
  execute(filter: AskedLeadFilter, sort: LeadSort): AsyncGenerator<readonly ExportedLead[]> {
    return this.leads.all(filter, sort, async (batch) => {
      const figures = await this.quotes.ofLeads(batch.map(({ id }) => id));
      const byLead = new Map(figures.map((each) => [each.leadId, each]));
      return batch.map((lead) => ({ ...lead, quotes: byLead.get(lead.id) }));
    });
  }
}
