const COLUMNS = `id, received_at, status, contacted_at, matching_due_at, match_until, customer_name, customer_email,
  customer_phone, service_type, location, address, styling_needs, rooms, property_size, timeframe,
  property_type, preferred_style, message, sell_property, accept_styling_only, additional_info, source,
  utm_source, utm_campaign, referrer_host,
  municipality, municipality_found_by, consents`;

/** Generated leads of the last two years: the older a lead, the further it has come. */
export const batchOfLeads = (from, to, count) => `
  create temp table batch_lead on commit drop as
  with numbered as (
    select i, hashint8extended(i, 1) as a, hashint8extended(i, 2) as b, hashint8extended(i, 3) as c,
      now() - make_interval(secs => (i + 0.5) * 730 * 86400 / ${count}) as received_at
    from generate_series(${from}::bigint, ${to - 1}) i
  ), person as (
    select *, pg_temp.common_of(${CITIES}, c) as location,
      case when i < ${count} / 500 or i % 53 = 0 then 'new' when i < ${count} / 200 then 'matched'
        when i % 997 = 0 then 'matched'
        else (array['contacted', 'won', 'lost', 'lost'])[1 + abs((b / 7) % 4)] end as status
    from numbered
  )
  select i, a, pg_temp.id_of(i || 'lead', received_at) as id, received_at, status, location,
    case when status in ('contacted', 'won', 'lost')
      then received_at + make_interval(mins => (30 + abs(a % 4000))::int) end as contacted_at,
    null::timestamptz as matching_due_at, received_at + interval '14 days' as match_until,
    pg_temp.any_of(${FIRST_NAMES}, a) || ' ' || pg_temp.any_of(${LAST_NAMES}, b) as customer_name,
    'person' || i || '@eksempel.no' as customer_email,
    (40000000 + abs(a % 10000000))::text as customer_phone,
    pg_temp.any_of(array['Fullstyling', 'Fullstyling', 'Delstyling', 'Interiørveiledning'], b)
      as service_type,
    pg_temp.any_of(${STREETS}, a / 100) || ' ' || (1 + abs(c % 120)) || ', '
      || lpad(abs(b % 9999)::text, 4, '0') || ' ' || location as address,
    'Stue og to soverom skal styles før visning.' as styling_needs,
    (1 + abs(a % 6)) || ' rom' as rooms, (40 + abs(b % 160)) || ' kvm' as property_size,
    'Innen 1 måned' as timeframe, 'Leilighet' as property_type, '' as preferred_style,
    'Ring etter kl. 16.' as message, 'yes' as sell_property, 'yes' as accept_styling_only,
    'Skal selge eiendommen: Ja' as additional_info, pg_temp.any_of(
      array['homepage', 'homepage', 'city_page', 'articles_page', ''], hashint8extended(i, 4)) as source,
    pg_temp.any_of(array['', '', '', 'google', 'facebook', 'nyhetsbrev'], c) as utm_source,
    case when abs(c % 6) > 2 then 'kampanje ' || abs(a % 40) else '' end as utm_campaign,
    pg_temp.any_of(array['', '', 'www.google.com', 'www.finn.no'], a) as referrer_host,
    (select municipality from ${MUNICIPALITY_OF} where city = location) as municipality,
    'place-name' as municipality_found_by,
    jsonb_build_array(jsonb_build_object('subject', 'stylist', 'granted', true, 'at', received_at,
      'textVersion', '2026-11', 'place', 'form')) as consents
  from person`;

/** Leads of the batch with the first accepted partner of each, and their emails. */
export const STORE_LEADS = `
  insert into lead (${COLUMNS}, partner_id, accepted_at, revenue_ore)
  select ${COLUMNS}, partner_id, accepted_at, coalesce(revenue_ore, 0)
  from batch_lead left join (
    select distinct on (lead_id) lead_id, partner_id, ended_at as accepted_at from batch_assignment
    where state = 'accepted'
    order by lead_id, offered_at
  ) first_open on lead_id = id left join (
    select lead_id as id, sum(amount_ore) as revenue_ore from batch_assignment
    where payment_status <> 'credited'
    group by 1
  ) sold using (id)
  on conflict do nothing;

  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at, sent_at)
  select pg_temp.id_of(i || kind, received_at), id, kind, 'sent', 1, received_at, received_at,
    received_at + interval '2 seconds'
  from batch_lead, unnest(array['owner-confirmation', 'lead-notification']) kind
  on conflict do nothing`;

const array = (words) => `array[${words.split(' ').map((word) => `'${word}'`)}]`;

export const FIRST_NAMES = array(
  'Kari Ola Ingrid Lars Anne Per Silje Magnus Åse Øystein Bjørg Håkon Sunniva Tor Ragnhild Einar Marte Jonas Solveig Kåre',
);
export const LAST_NAMES = array(
  'Nordmann Hansen Johansen Olsen Larsen Andersen Berg Haugen Hagen Bakken Solberg Moen Strand Lund Dahl Ødegård Åsen Sæther Fjeld Vik',
);
/** From most to least common: each has about a third fewer leads than the one before. */
const MUNICIPALITIES = {
  Oslo: '0301',
  Bergen: '4601',
  Trondheim: '5001',
  Stavanger: '1103',
  Kristiansand: '4204',
  Drammen: '3301',
  Fredrikstad: '3107',
  Sandnes: '1108',
  Tromsø: '5501',
  Sarpsborg: '3105',
  Skien: '4003',
  Ålesund: '1508',
  Sandefjord: '3907',
  Haugesund: '1106',
  Tønsberg: '3905',
  Moss: '3103',
  Bodø: '1804',
  Arendal: '4203',
  Hamar: '3403',
  Lillehammer: '3405',
};
export const CITIES = array(Object.keys(MUNICIPALITIES).join(' '));
/** A table (city, municipality). */
export const MUNICIPALITY_OF = `(values ${Object.entries(MUNICIPALITIES).map(
  ([city, number]) => `('${city}', '${number}')`,
)}) known (city, municipality)`;
const STREETS = array(
  'Storgata Kirkegata Bjørkeveien Nygårdsgaten Skogveien Havnegata Parkveien Åsveien Fjordgata Møllergata',
);
export const TRADES = array('Styling Interiør Boligstil Hjem Rom');

export const FUNCTIONS = `
  create function pg_temp.id_of(what text, at timestamptz) returns uuid language sql stable as $$
    select overlay(overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
      || md5(what) placing '7' from 13 for 1) placing '8' from 17 for 1)::varchar(32)::uuid $$;

  /* A whole number from 0 that is always the same for the same thing. */
  create function pg_temp.number_of(what text, below int) returns int language sql immutable as $$
    select abs(hashtextextended(what, 0) % below)::int $$;

  create function pg_temp.any_of(words text[], number bigint) returns text language sql immutable as $$
    select words[1 + abs(number % array_length(words, 1))] $$;

  /* Rather one of the first ones. */
  create function pg_temp.common_of(words text[], number bigint) returns text language sql immutable as $$
    select words[1 + least(array_length(words, 1) - 1,
      floor(-ln(1 - abs(number % 100000) / 100001.0) * 3))::int] $$`;
