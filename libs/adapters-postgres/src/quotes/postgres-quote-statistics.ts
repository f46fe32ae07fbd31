import {
  type PartnerQuoteFigures,
  type PriceSpread,
  QuoteStatistics,
} from '@boligstyling/application';
import { MIN_QUOTES_TOLD } from '@boligstyling/domain';
import { fromDatabase } from '../core/from-database.js';

const OF_PARTNER = `
  select count(*)::int as quoted, (count(*) filter (where q.state = 'chosen'))::int as chosen,
    percentile_cont(0.5) within group (
      order by extract(epoch from first.sent_at - a.answered_at) / 60)::float
      as "firstQuoteMinutes"
  from assignment a join quote q on q.assignment_id = a.id
    join quote_version first on first.quote_id = q.id and first.version = 1
  where a.partner_id = $1 and a.answered_at >= $2`;

/** Quotes of today's leads, and the remains of those of erased ones. */
const PRICED = `
  select lead.service_type as service, lead.municipality, v.terms, v.sent_at
  from quote q join lead on lead.id = q.lead_id
    join lateral (
      select terms, sent_at from quote_version
      where quote_id = q.id order by version desc limit 1) v on true
  union all
  select service, municipality, terms, sent_at from quote_figure`;

const PRICES = `
  select service, county, count(*)::int as quotes, min(price)::int as lowest,
    round(percentile_cont(0.5) within group (order by price))::int as median,
    max(price)::int as highest
  from (
    select service, left(municipality, 2) as county,
      round(((terms ->> 'priceFrom')::numeric
        + coalesce(terms ->> 'priceTo', terms ->> 'priceFrom')::numeric) / 2) as price
    from (${PRICED}) priced
    where sent_at >= $1 and municipality is not null
  ) by_county
  group by service, county having count(*) >= ${MIN_QUOTES_TOLD}
  order by service, county`;

export class PostgresQuoteStatistics extends fromDatabase(QuoteStatistics) {
  override async ofPartner(partnerId: string, since: Date): Promise<PartnerQuoteFigures> {
    const [row] = await this.rowsOf<PartnerQuoteFigures>(OF_PARTNER, [partnerId, since]);
    return row ?? { quoted: 0, chosen: 0, firstQuoteMinutes: null };
  }

  override prices(since: Date): Promise<PriceSpread[]> {
    return this.rowsOf<PriceSpread>(PRICES, [since]);
  }
}
