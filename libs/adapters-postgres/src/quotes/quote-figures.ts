/**
 * Keeps amount and date of the quotes of leads about to be erased, without the persons (decision
 * 43).
 *
 * @param leads SQL of the leads' ids
 */
export const keepQuoteFigures = (leads: string): string => `
  insert into quote_figure (id, service, municipality, terms, sent_at, is_chosen)
  select q.id, lead.service_type, lead.municipality,
    jsonb_build_object('priceFrom', v.terms -> 'priceFrom', 'priceTo', v.terms -> 'priceTo'),
    v.sent_at, q.state = 'chosen'
  from quote q join lead on lead.id = q.lead_id
    join lateral (
      select terms, sent_at from quote_version
      where quote_id = q.id order by version desc limit 1) v on true
  where q.lead_id in (${leads})`;
