import pg from 'pg';
import { OPERATOR } from '../harness/operator-sql.mjs';

const PARTNERS = `
  insert into partner (id, name, company, kind, email, phone, areas, services,
    prices, weekly_capacity, active, created_at, organization_number, street, postal_code,
    post_place)
  select gen_random_uuid(), 'Sunniva Bjørnstad', 'Stil og rom ' || nth || ' AS', 'stylist',
    'stylist' || nth || '@stil.no', '40000001', '{4601}', '{Fullstyling}', '{"baseOre": 60000, "services": []}',
    400, true, now() - interval '90 days', '974761076', 'Strandgaten 60', '5004', 'Bergen'
  from generate_series(1, $1::int) nth`;

/**
 * A month's leads, each accepted by three partners three weeks ago or earlier: each of another
 * owner, and without due steps.
 */
const REQUESTS = `
  with partners as (
    select array_agg(id order by name, id) as ids from partner
  ), received as (
    insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
      service_type, location, address, styling_needs, rooms, property_size, timeframe,
      property_type, preferred_style, message, sell_property, accept_styling_only, additional_info,
      source, municipality, match_until, matching_due_at)
    select gen_random_uuid(), now() - interval '21 days' - nth * interval '2 minutes', 'matched',
      'Kari Nordmann', 'kari-' || gen_random_uuid() || '@nordmann.no', (40000000 + nth)::text,
      'Fullstyling', 'Bergen', 'Nygårdsgaten ' || nth || ', 5015 Bergen', 'Stue og to soverom skal styles før visning.', '3 rom',
      '74 kvm', 'Innen 1 måned', 'Leilighet', '', '', 'yes', 'yes', '', '', '4601', now(), null
    from generate_series(1, $1::int) nth
    returning id, received_at
  ), numbered as (
    select id, received_at, row_number() over () as nth from received
  ), taken as (
    insert into assignment (id, lead_id, partner_id, state, price_ore, offered_at, deadline,
      answered_at, revealed_at)
    select gen_random_uuid(), numbered.id, ids[1 + (nth * 3 + place) % cardinality(ids)], 'accepted',
      60000, received_at, received_at + interval '1 day', received_at, received_at
    from numbered, partners, generate_series(0, 2) place
    returning id, partner_id, answered_at
  )
  insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at, service,
    municipality, reference)
  select gen_random_uuid(), id, partner_id, 60000, 'pending', answered_at, 'Fullstyling', '4601',
    upper(right(id::text, 8))
  from taken`;

export async function openFor(databaseUrl, partners) {
  await execute(databaseUrl, [OPERATOR], [PARTNERS, [partners]]);
}

/** Leads accepted by three partners each, old enough to be billed. */
export async function aMonthOf(databaseUrl, requests) {
  await execute(databaseUrl, [REQUESTS, [requests]], ['analyze'], ['checkpoint']);
}

async function execute(connectionString, ...statements) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(...statement);
  await client.end();
}
