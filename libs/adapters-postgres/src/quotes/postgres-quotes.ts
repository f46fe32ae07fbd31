import {
  Quotes,
  IntegratorQuotes,
  type OwnQuote,
  type OwnQuoteCursor,
  type PartnerQuoteFigures,
  type LeadQuoteFigures,
  type PriceSpread,
  QuoteStatistics,
} from '@boligstyling/application';
import {
  inOrderOfArrival,
  type Quote,
  type QuoteAttachment,
  type QuoteTemplate,
  type QuoteTerms,
  type Version,
  requireVersion,
  templatesVersion,
  wasSent,
  MIN_QUOTES_SHOWN,
} from '@boligstyling/domain';
import { FIND_ATTACHMENT, findQuotes } from './quote-rows.js';
import { readerOf, fromDatabase } from '../core/statements.js';
import { guarded } from '../core/storage-fault.js';
import { REAL_LEADS, announcedQuoteStateOf, isChosenQuoteRow } from '../core/reveals.js';

const OF_KEY = `
  select q.id, q.lead_id as "leadId", ${announcedQuoteStateOf('q')} as state, v.version, v.terms, v.sent_at as "sentAt"
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
    return rows.map(({ terms: { hasVat, priceFrom, priceTo, validUntil }, ...row }) => ({
      ...row,
      terms: { hasVat, priceFrom, priceTo, validUntil },
    }));
  }
}

const OF_PARTNER = `
  select count(*)::int as quoted, (count(*) filter (where ${isChosenQuoteRow('q')}))::int as chosen,
    percentile_cont(0.5) within group (
      order by extract(epoch from first.sent_at - a.answered_at) / 60)::float
      as "firstQuoteMinutes"
  from assignment a join quote q on q.assignment_id = a.id
    join quote_version first on first.quote_id = q.id and first.version = 1
  where a.partner_id = $1 and a.answered_at >= $2`;

const OF_LEADS = {
  name: 'quote-figures-of-leads',
  text: `
    select q.lead_id as "leadId", count(*)::int as quotes, min(first.sent_at) as "firstSentAt",
      max((last.terms ->> 'priceFrom')::int) filter (where ${isChosenQuoteRow('q')}) as "priceFrom",
      max((last.terms ->> 'priceTo')::int) filter (where ${isChosenQuoteRow('q')}) as "priceTo",
      max(q.chosen_at) filter (where ${isChosenQuoteRow('q')}) as "chosenAt"
    from quote q
      join quote_version first on first.quote_id = q.id and first.version = 1
      join lateral (
        select terms from quote_version
        where quote_id = q.id order by version desc limit 1) last on true
    where q.lead_id = any($1)
    group by q.lead_id`,
};

type LeadFiguresRow = Omit<LeadQuoteFigures, 'chosen'> & {
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly chosenAt: Date | null;
};

const PRICED = `
  select v.service, lead.municipality, v.terms, v.sent_at
  from quote q join ${REAL_LEADS} on lead.id = q.lead_id
    join lateral (
      select service, terms, sent_at from quote_version
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
  group by service, county having count(*) >= ${MIN_QUOTES_SHOWN}
  order by service, county`;

export class PostgresQuoteStatistics extends fromDatabase(QuoteStatistics) {
  override async ofPartner(partnerId: string, since: Date): Promise<PartnerQuoteFigures> {
    const [row] = await this.rowsOf<PartnerQuoteFigures>(OF_PARTNER, [partnerId, since]);
    return row ?? { quoted: 0, chosen: 0, firstQuoteMinutes: null };
  }

  override async ofLeads(leadIds: readonly string[]): Promise<LeadQuoteFigures[]> {
    const rows = await this.rowsOf<LeadFiguresRow>(OF_LEADS, [leadIds]);
    return rows.map(({ priceFrom, priceTo, chosenAt, ...figures }) => ({
      ...figures,
      chosen: priceFrom !== null && chosenAt ? { priceFrom, priceTo, chosenAt } : null,
    }));
  }

  override prices(since: Date): Promise<PriceSpread[]> {
    return this.rowsOf<PriceSpread>(PRICES, [since]);
  }
}

const LAST_TERMS = `
  select v.terms
  from quote q join quote_version v on v.quote_id = q.id
  where q.partner_id = $1 and v.service = $2
  order by v.sent_at desc limit 1`;

const LAST_VAT = `
  select (v.terms ->> 'hasVat')::boolean as "hasVat"
  from quote q join quote_version v on v.quote_id = q.id
  where q.partner_id = $1
  order by v.sent_at desc limit 1`;

const TEMPLATES = `
  select id, name, terms from quote_template where partner_id = $1 order by place`;

const FORGET_TEMPLATES = 'delete from quote_template where partner_id = $1';

const KEEP_TEMPLATES = `
  insert into quote_template (id, partner_id, place, name, terms)
  select id, $1, place, name, terms
  from rows from (jsonb_to_recordset($2) as (id uuid, name text, terms jsonb))
    with ordinality as new (id, name, terms, place)`;

const LOCK_PARTNER = 'select from partner where id = $1 for no key update';

export class PostgresQuotes extends fromDatabase(Quotes) {
  override ofLead(leadId: string): Promise<Quote[]> {
    return guarded(async () => {
      const found = await findQuotes(await readerOf(this.orm), [leadId]);
      return inOrderOfArrival(found.filter(wasSent));
    });
  }

  override async lastTermsOf(partnerId: string, service: string): Promise<QuoteTerms | undefined> {
    const rows = await this.rowsOf<{ terms: QuoteTerms }>(LAST_TERMS, [partnerId, service]);
    return rows[0]?.terms;
  }

  override async lastVatOf(partnerId: string): Promise<boolean | undefined> {
    const rows = await this.rowsOf<{ hasVat: boolean }>(LAST_VAT, [partnerId]);
    return rows[0]?.hasVat;
  }

  override async findAttachment(fileId: string): Promise<QuoteAttachment | undefined> {
    return (await this.rowsOf<QuoteAttachment>(FIND_ATTACHMENT, [fileId]))[0];
  }

  override templatesOf(partnerId: string): Promise<QuoteTemplate[]> {
    return this.rowsOf<QuoteTemplate>(TEMPLATES, [partnerId]);
  }

  override async keepTemplates(
    partnerId: string,
    templates: readonly QuoteTemplate[],
    expected?: Version,
  ): Promise<void> {
    await this.together(async (client) => {
      await client.query(LOCK_PARTNER, [partnerId]);
      const { rows } = await client.query<QuoteTemplate>(TEMPLATES, [partnerId]);
      requireVersion(templatesVersion(rows), expected);
      await client.query(FORGET_TEMPLATES, [partnerId]);
      await client.query(KEEP_TEMPLATES, [partnerId, JSON.stringify(templates)]);
    });
  }
}
