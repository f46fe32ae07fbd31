import { OPERATOR } from '../harness/operator-sql.mjs';

/**
 * Two years of invoices and payments by partner and month, and a million audit rows. Filled once
 * per database, as neither ever changes.
 */
const BILLED = `
  create temp table billed as
  with month as (
    select partner_id, date_trunc('month', created_at)::date as month, sum(amount_ore) as ore,
      jsonb_agg(jsonb_build_object('saleId', id, 'deliveredOn', created_at::date,
        'service', 'Fullstyling', 'place', 'Bergen', 'reference', upper(right(id::text, 8)),
        'amountOre', amount_ore, 'vatRate', 2500) order by created_at, id) as lines,
      array_agg(id) as sales
    from sale where payment_status <> 'credited' and created_at < date_trunc('month', now())
    group by 1, 2
  )
  select gen_random_uuid() as id, month.*, (month + interval '1 month 14 days')::date as issued_on,
    row_number() over (order by month, partner_id) as nth,
    extract(year from month + interval '1 month')::text || lpad((row_number() over (
      partition by extract(year from month + interval '1 month') order by month, partner_id
    ))::text, 5, '0') as number
  from month`;

const PARTY = `jsonb_build_object('organizationNumber', '974760673', 'street', 'Eksempelgata 1',
  'postalCode', '0150', 'postPlace', 'Oslo')`;

const INVOICES = `
  insert into invoice (id, kind, number, partner_id, issued_on, due_on, kid, total_ore, content)
  select billed.id, 'invoice', number, partner_id, issued_on, issued_on + 14, number || '0',
    ore * 5 / 4, jsonb_build_object('id', billed.id, 'kind', 'invoice', 'number', number,
      'partnerId', partner_id, 'issuedOn', issued_on, 'dueOn', issued_on + 14, 'kid', number || '0',
      'seller', ${PARTY} || '{"name": "Boligstyling AS", "account": "12345678903",
        "vatRegistered": true, "inBusinessRegister": true}',
      'buyer', ${PARTY} || jsonb_build_object('name', company, 'contact', partner.name),
      'lines', lines, 'vat', jsonb_build_array(jsonb_build_object('rate', 2500, 'netOre', ore,
        'vatOre', ore / 4)),
      'netOre', ore, 'vatOre', ore / 4, 'totalOre', ore * 5 / 4, 'credits', null)
  from billed join partner on partner.id = partner_id`;

const SALES = `
  update sale set invoice_id = billed.id from billed where sale.id = any(billed.sales)`;

/** Most in time; every fortieth unpaid, every fiftieth overpaid. */
const PAYMENTS = `
  insert into payment (id, invoice_id, amount_ore, paid_on, source, recorded_at)
  select gen_random_uuid(), id, ore * 5 / 4 + case when nth % 50 = 0 then 10000 else 0 end,
    issued_on + 10, 'bank', issued_on + interval '11 days'
  from billed where nth % 40 > 0 and issued_on < now() - interval '11 days'`;

const ACTS = `
  insert into audit_log (id, at, user_id, name, role, act, call, subject_id, fields, count,
    browser, network)
  select gen_random_uuid(), now() - i * interval '1 minute', null, names[1 + i % 12], 'drift',
    case i % 10 when 0 then 'changed' else 'saw' end,
    case i % 10 when 0 then 'followUpLead' else 'getLead' end, ids[1 + i % 5000],
    case i % 10 when 0 then '{status,note}'::text[] else '{}' end, null, 'Chrome på Windows',
    '203.0.113.0/24'
  from generate_series(1, 1000000) i, (
    select array_agg(id) as ids from (select id from lead limit 5000) known
  ) leads, (
    select array['Kari Nordmann', 'Ola Nordmann', 'Åse Berg', 'Per Dahl', 'Liv Moen', 'Nils Haug',
      'Eva Lie', 'Jon Ruud', 'Ida Vik', 'Tor Aas', 'Siv Holm', 'Bo Lund'] as names
  ) people`;

/** Runs in one transaction. @param client a connection to a database with leads */
export async function fillBooks(client) {
  await client.query(OPERATOR);
  const { rows } = await client.query('select exists (select from audit_log) as "isFull"');
  if (rows[0].isFull) return;
  const statements = ['begin', BILLED, INVOICES, SALES, PAYMENTS, ACTS, 'commit', 'analyze'];
  for (const statement of statements) await client.query(statement);
}
