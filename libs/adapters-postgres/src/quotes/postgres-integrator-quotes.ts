import { IntegratorQuotes, type OwnQuote, type OwnQuoteCursor } from '@boligstyling/application';
import type { QuoteTerms } from '@boligstyling/domain';
import { fromDatabase } from '../core/from-database.js';

const OF_KEY = `
  select q.id, q.lead_id as "leadId", q.state, v.version, v.terms, v.sent_at as "sentAt"
  from lead join quote q on q.lead_id = lead.id
    join lateral (
      select version, terms, sent_at from quote_version
      where quote_id = q.id order by version desc limit 1) v on true
  where lead.integrator_key_id = $1 and lead.suspicion is null
    and ($3::timestamptz is null or (v.sent_at, q.id) < ($3::timestamptz, $4::uuid))
  order by v.sent_at desc, q.id desc
  limit $2`;

export class PostgresIntegratorQuotes extends fromDatabase(IntegratorQuotes) {
  override async page(keyId: string, limit: number, after?: OwnQuoteCursor): Promise<OwnQuote[]> {
    const place = [after?.sentAt, after?.id];
    const rows = await this.rowsOf<OwnQuote & { terms: QuoteTerms }>(OF_KEY, [
      ...[keyId, limit],
      ...place,
    ]);
    return rows.map(({ terms: { priceFrom, priceTo, validUntil }, ...row }) => ({
      ...row,
      terms: { priceFrom, priceTo, validUntil },
    }));
  }
}
