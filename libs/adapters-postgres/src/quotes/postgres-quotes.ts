import { Quotes } from '@boligstyling/application';
import {
  inOrderOfArrival,
  type Quote,
  type QuoteTemplate,
  type QuoteTerms,
  wasSent,
} from '@boligstyling/domain';
import { findQuotes } from './quote-rows.js';
import { poolOf } from '../core/statements.js';
import { guarded } from '../core/storage-fault.js';
import { fromDatabase } from '../core/from-database.js';

const LAST_TERMS = `
  select v.terms
  from quote q join lead on lead.id = q.lead_id join quote_version v on v.quote_id = q.id
  where q.partner_id = $1 and lead.service_type = $2
  order by v.sent_at desc limit 1`;

const TEMPLATES = `
  select id, name, terms from quote_template where partner_id = $1 order by place`;

const FORGET_TEMPLATES = 'delete from quote_template where partner_id = $1';

const KEEP_TEMPLATES = `
  insert into quote_template (id, partner_id, place, name, terms)
  select id, $1, place, name, terms
  from rows from (jsonb_to_recordset($2) as (id uuid, name text, terms jsonb))
    with ordinality as new (id, name, terms, place)`;

/** Concurrent replacements take turns, so that a partner never has both lists. */
const HOLD_PARTNER = 'select from partner where id = $1 for no key update';

export class PostgresQuotes extends fromDatabase(Quotes) {
  override ofLead(leadId: string): Promise<Quote[]> {
    return guarded(async () => {
      const found = await findQuotes(await poolOf(this.orm), [leadId]);
      return inOrderOfArrival(found.filter(wasSent));
    });
  }

  override async lastTermsOf(partnerId: string, service: string): Promise<QuoteTerms | undefined> {
    const rows = await this.rowsOf<{ terms: QuoteTerms }>(LAST_TERMS, [partnerId, service]);
    return rows[0]?.terms;
  }

  override templatesOf(partnerId: string): Promise<QuoteTemplate[]> {
    return this.rowsOf<QuoteTemplate>(TEMPLATES, [partnerId]);
  }

  override async keepTemplates(
    partnerId: string,
    templates: readonly QuoteTemplate[],
  ): Promise<void> {
    await this.together(async (client) => {
      await client.query(HOLD_PARTNER, [partnerId]);
      await client.query(FORGET_TEMPLATES, [partnerId]);
      await client.query(KEEP_TEMPLATES, [partnerId, JSON.stringify(templates)]);
    });
  }
}
