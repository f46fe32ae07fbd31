import { MUNICIPALITIES } from '@boligstyling/domain';
import pg from 'pg';

const NUMBERS = MUNICIPALITIES.map(({ number }) => number);
const NAMES = MUNICIPALITIES.map(({ name }) => name);

/** Each covers one municipality, or as many as it takes to cover all. */
const PARTNERS = `
  insert into partner (id, name, company, kind, email, phone, areas, services,
    prices, weekly_capacity, active, created_at, terms_version, terms_accepted_at)
  select gen_random_uuid(), 'Stylist ' || nth, 'Stil AS', 'stylist', 'stylist' || nth || '@stil.no',
    '40000001', case when $1::int >= cardinality(numbers)
      then array[numbers[1 + nth % cardinality(numbers)]]
      else array(select numbers[place] from generate_subscripts(numbers, 1) place
        where place % $1 = nth - 1)
    end, '{Fullstyling}', '{"baseOre": 60000, "services": []}', 400, true,
    now() - interval '90 days', '2026-11-30', now()
  from (values ($2::text[])) as all_of (numbers), generate_series(1, $1) nth`;

/** Leads from all over the country with known homes, not due yet. */
const LEADS = `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, styling_needs, rooms, property_size, timeframe, property_type,
    preferred_style, message, sell_property, accept_styling_only, additional_info, source,
    municipality, municipality_found_by, matching_fault, consents)
  select gen_random_uuid(), now(), 'new', 'Kari Nordmann', 'kari' || nth || '@nordmann.no',
    '4' || lpad(nth::text, 7, '0'), 'Fullstyling', names[1 + nth % cardinality(names)], 'Nygårdsgaten ' || nth,
    'Stue og to soverom skal styles før visning.', '3 rom', '74 kvm', 'Innen 1 måned', 'Leilighet',
    '', '', 'yes', 'yes', '', '',
    numbers[1 + nth % cardinality(numbers)], 'address', 'later',
    '[{"subject": "stylist", "granted": true, "at": "2026-11-01T12:00:00.000Z", "textVersion": "2026-11", "place": "form"}]'
  from (values ($2::text[], $3::text[])) as all_of (numbers, names), generate_series(1, $1::int) nth`;

/** A third as many closed leads of the last two years, each accepted by three partners. */
const PAST_LEADS = `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, rooms, property_size, timeframe, property_type, sell_property,
    accept_styling_only, municipality, municipality_found_by, matching_due_at, accepted_at, contacted_at)
  select gen_random_uuid(), at, 'won', 'Ola Nordmann', 'ola' || nth || '@nordmann.no',
    '9' || lpad(nth::text, 7, '0'), 'Fullstyling', names[1 + nth % cardinality(names)], 'Strandgaten ' || nth, '3 rom', '74 kvm',
    'Innen 1 måned', 'Leilighet', 'yes', 'yes', numbers[1 + nth % cardinality(numbers)], 'address',
    null, at, at
  from (values ($2::text[], $3::text[])) as all_of (numbers, names), generate_series(1, $1::int / 3) nth,
    lateral (select now() - interval '8 days' - nth % 700 * interval '1 day' as at) received`;
const PAST_ASSIGNMENTS = `
  insert into assignment (id, lead_id, partner_id, state, offered_at, answered_at, revealed_at, price_ore)
  select gen_random_uuid(), l.id, ids[1 + (l.nth * 3 + turn) % cardinality(ids)], 'accepted',
    l.received_at, l.received_at, l.received_at, 60000
  from (select array_agg(id) as ids from partner) partners, generate_series(0, 2) turn,
    (select id, received_at, row_number() over () as nth from lead where status = 'won') l`;

/** Postal code of concurrently submitted leads, which have no partners to ask. */
const POSTAL_CODE = `
  insert into postal_code (code, source, municipality, kept_at)
  values ('5015', 'address-service', '4601', now())`;

/**
 * Fills a database with partners all over the country and leads that {@link DUE} makes due.
 *
 * @param past number of earlier assignments
 */
export async function fill(databaseUrl, partners, leads, past) {
  await execute(databaseUrl, [PARTNERS, [partners, NUMBERS]]);
  await setAside(databaseUrl, leads);
  await execute(databaseUrl, [PAST_LEADS, [past, NUMBERS, NAMES]], [PAST_ASSIGNMENTS]);
  await execute(databaseUrl, [POSTAL_CODE], ['vacuum analyze']);
}

export const setAside = (databaseUrl, leads) =>
  execute(databaseUrl, [LEADS, [leads, NUMBERS, NAMES]]);

export const DUE = "update lead set matching_fault = null where matching_fault = 'later'";

export async function copyOf(databaseUrl, name) {
  await administer(databaseUrl, `create database ${name} template ${nameOf(databaseUrl)}`);
  return beside(databaseUrl, name);
}

export const drop = (databaseUrl) =>
  administer(databaseUrl, `drop database ${nameOf(databaseUrl)}`);

const nameOf = (databaseUrl) => new URL(databaseUrl).pathname.slice(1);
const beside = (databaseUrl, pathname) => Object.assign(new URL(databaseUrl), { pathname }).href;
const administer = (databaseUrl, statement) =>
  execute(beside(databaseUrl, 'postgres'), [statement]);

export async function execute(connectionString, ...statements) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  let rows = [];
  for (const statement of statements) ({ rows } = await client.query(...statement));
  await client.end();
  return rows;
}
