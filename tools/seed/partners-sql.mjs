import { CITIES, FIRST_NAMES, LAST_NAMES, MUNICIPALITY_OF, TRADES } from './leads-sql.mjs';

const PARTNERS = 200;
const IN_THE_WHOLE_COUNTRY = 12;

/**
 * Generated partners, older than every generated lead: some cover the whole country, others one to
 * three cities. A tenth are paused, and a tenth pay nothing.
 */
const NETWORK = `
  insert into partner (id, name, company, kind, email, phone, areas, services,
    prices, weekly_capacity, active, created_at, terms_version, terms_accepted_at)
  select pg_temp.id_of(who, joined_at),
    pg_temp.any_of(${FIRST_NAMES}, pg_temp.number_of(who || 'first name', 1000)) || ' ' ||
      pg_temp.any_of(${LAST_NAMES}, pg_temp.number_of(who || 'last name', 1000)),
    'Eksempel ' || pg_temp.any_of(${TRADES}, i) || ' ' || i || ' AS',
    case when i % 7 = 0 then 'estate-agent' when i % 3 = 0 then 'interior-architect' else 'stylist' end,
    who || '@eksempel.no', (90000000 + pg_temp.number_of(who, 10000000))::text,
    case when is_everywhere then array['NO'] else array(
      select distinct municipality from ${MUNICIPALITY_OF} where city = any(
        select case when nth = 0 then pg_temp.any_of(${CITIES}, i)
          else pg_temp.common_of(${CITIES}, pg_temp.number_of(who || nth, 100000)) end
        from generate_series(0, pg_temp.number_of(who || 'cities', 3)) nth)
      order by municipality) end,
    case when is_everywhere then array['Fullstyling', 'Delstyling'] else array_remove(array[
      case when services & 1 > 0 then 'Fullstyling' end,
      case when services & 2 > 0 then 'Delstyling' end,
      case when services & 4 > 0 then 'Interiørveiledning' end], null) end,
    jsonb_build_object('baseOre', case when i % 10 = 9 then 0
      else 30000 + 5000 * pg_temp.number_of(who || 'price', 25) end, 'services', '[]'::jsonb),
    50 + pg_temp.number_of(who || 'capacity', 450), i % 10 <> 4, joined_at,
    '2026-11-30', joined_at
  from generate_series(1, ${PARTNERS}) i,
    lateral (select 'partner' || i as who, i <= ${IN_THE_WHOLE_COUNTRY} as is_everywhere,
      1 + pg_temp.number_of('services' || i, 7) as services,
      now() - make_interval(days => 800, hours => i) as joined_at) made_up
  on conflict do nothing`;

const ELIGIBLE = `
  create temp table eligible as
  select city, service, array_agg(id order by email) as partner_ids
  from ${MUNICIPALITY_OF}, unnest(array['Fullstyling', 'Delstyling', 'Interiørveiledning']) service,
    partner
  where email like 'partner%@eksempel.no' and service = any(services)
    and kind <> 'estate-agent' and areas && array['NO', municipality]
  group by city, service`;

export const PARTNERS_SQL = `${NETWORK}; ${ELIGIBLE}`;
