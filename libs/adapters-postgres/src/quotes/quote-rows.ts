import type { Quote, QuoteVersion } from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';
import { columnsOf, type Fields } from '../core/row-fields.js';

export const QUOTE_FIELDS: Fields<Exclude<keyof Quote, 'versions'>> = {
  id: 'uuid',
  leadId: 'uuid',
  assignmentId: 'uuid',
  partnerId: 'uuid',
  state: 'text',
  draft: 'jsonb',
  chosenAt: 'timestamptz',
  closedAt: 'timestamptz',
  reason: 'text',
  remindedAt: 'timestamptz',
};

export const QUOTE_VERSION_FIELDS: Fields<keyof QuoteVersion | 'quoteId'> = {
  quoteId: 'uuid',
  version: 'int',
  sentAt: 'timestamptz',
  terms: 'jsonb',
  idempotencyKey: 'text',
};

const QUOTES = {
  name: 'quotes-of-leads',
  text: `
    select ${columnsOf(Object.keys(QUOTE_FIELDS), 'q')}, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'version', v.version, 'sentAt', v.sent_at, 'terms', v.terms,
        'idempotencyKey', v.idempotency_key) order by v.version), '[]')
      from quote_version v where v.quote_id = q.id) as versions
    from quote q where q.lead_id = any($1) order by q.id`,
};

type QuoteRow = Omit<Quote, 'versions'> & {
  readonly versions: readonly (Omit<QuoteVersion, 'sentAt'> & { readonly sentAt: string })[];
};

/** Quotes of leads with all versions. Changed only with their lead, and so locked by its lock. */
export async function findQuotes(
  database: Pool | PoolClient,
  leadIds: readonly string[],
): Promise<Quote[]> {
  const { rows } = await database.query<QuoteRow>(QUOTES, [leadIds]);
  return rows.map(({ versions, ...quote }) => ({
    ...quote,
    versions: versions.map(({ sentAt, ...version }) => ({ ...version, sentAt: new Date(sentAt) })),
  }));
}
