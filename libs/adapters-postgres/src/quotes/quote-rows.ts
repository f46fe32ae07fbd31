import type { Quote, QuoteAttachment, QuoteVersion } from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';
import {
  columnsOf,
  type Fields,
  fieldsOf,
  fromJson,
  jsonOf,
  type RowInJson,
  without,
} from '../core/row-fields.js';
import { QuoteAttachmentSchema, QuoteSchema, QuoteVersionSchema } from '../tables/quote-schema.js';

export const QUOTE_FIELDS: Fields<Exclude<keyof Quote, 'versions' | 'attachments'>> =
  fieldsOf(QuoteSchema);
export const QUOTE_VERSION_FIELDS: Fields<keyof QuoteVersion | 'quoteId'> =
  fieldsOf(QuoteVersionSchema);
export const QUOTE_ATTACHMENT_FIELDS: Fields<keyof QuoteAttachment | 'quoteId'> =
  fieldsOf(QuoteAttachmentSchema);
const ATTACHMENT_FIELDS = without(QUOTE_ATTACHMENT_FIELDS, ['quoteId']);

export const FIND_ATTACHMENT = `
  select ${columnsOf(Object.keys(ATTACHMENT_FIELDS), 'a')}
  from quote_attachment a where a.file_id = $1`;

const toAttachment = fromJson<QuoteAttachment>(ATTACHMENT_FIELDS);

const QUOTES = {
  name: 'quotes-of-leads',
  text: `
    select ${columnsOf(Object.keys(QUOTE_FIELDS), 'q')}, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'version', v.version, 'sentAt', v.sent_at, 'service', v.service, 'terms', v.terms,
        'idempotencyKey', v.idempotency_key) order by v.version), '[]')
      from quote_version v where v.quote_id = q.id) as versions, (
      select coalesce(json_agg(${jsonOf(ATTACHMENT_FIELDS, 'a')} order by a.added_at, a.id), '[]')
      from quote_attachment a where a.quote_id = q.id) as attachments
    from quote q where q.lead_id = any($1) order by q.id`,
};

type QuoteRow = Omit<Quote, 'versions' | 'attachments'> & {
  readonly attachments: readonly RowInJson<QuoteAttachment>[];
  readonly versions: readonly (Omit<QuoteVersion, 'sentAt'> & { readonly sentAt: string })[];
};

/** With all versions. Changed only with their lead, and so locked by its lock. */
export async function findQuotes(
  database: Pool | PoolClient,
  leadIds: readonly string[],
): Promise<Quote[]> {
  const { rows } = await database.query<QuoteRow>(QUOTES, [leadIds]);
  return rows.map(({ attachments, versions, ...quote }) => ({
    ...quote,
    attachments: attachments.map(toAttachment),
    versions: versions.map(({ sentAt, ...version }) => ({ ...version, sentAt: new Date(sentAt) })),
  }));
}
