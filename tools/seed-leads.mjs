import { resolve } from 'node:path';
import pg from 'pg';

const FIRST_NAMES =
  'Kari Ola Ingrid Lars Anne Per Silje Magnus Åse Øystein Bjørg Håkon Sunniva Tor Ragnhild Einar Marte Jonas Solveig Kåre'.split(
    ' ',
  );
const LAST_NAMES =
  'Nordmann Hansen Johansen Olsen Larsen Andersen Berg Haugen Hagen Bakken Solberg Moen Strand Lund Dahl Ødegård Åsen Sæther Fjeld Vik'.split(
    ' ',
  );
/** From the most common to the least: each stands for about a third fewer leads than the one before. */
const CITIES =
  'Oslo Bergen Trondheim Stavanger Kristiansand Drammen Fredrikstad Sandnes Tromsø Sarpsborg Skien Ålesund Sandefjord Haugesund Tønsberg Moss Bodø Arendal Hamar Lillehammer'.split(
    ' ',
  );
const STREETS =
  'Storgata Kirkegata Bjørkeveien Nygårdsgaten Skogveien Havnegata Parkveien Åsveien Fjordgata Møllergata'.split(
    ' ',
  );
const BATCH = 50_000;

/** Made-up leads over the last two years: the older a lead, the further it has come. */
const SEED = `
  with numbered as (
    select i, hashint8extended(i, 1) as a, hashint8extended(i, 2) as b, hashint8extended(i, 3) as c,
      now() - make_interval(secs => (i + 0.5) * 730 * 86400 / $3) as received_at
    from generate_series($1::bigint, $2::bigint - 1) i
  ), person as (
    select *,
      ($4::text[])[1 + abs(a % array_length($4::text[], 1))] as first_name,
      ($5::text[])[1 + abs(b % array_length($5::text[], 1))] as last_name,
      ($6::text[])[1 + least(array_length($6::text[], 1) - 1,
        floor(-ln(1 - abs(c % 100000) / 100001.0) * 3))::int] as city,
      ($7::text[])[1 + abs((a / 100) % array_length($7::text[], 1))] as street,
      (array['Fullstyling', 'Fullstyling', 'Delstyling', 'Interiørveiledning'])[1 + abs(b % 4)] as service,
      case when i < $3 / 500 then 'new' when i < $3 / 200 then 'matched'
        else (array['contacted', 'won', 'lost', 'lost'])[1 + abs((b / 7) % 4)] end as status
    from numbered
  ), stored as (
    insert into lead (id, received_at, status, contacted_at, matching_due_at, customer_name, customer_email,
      customer_phone, service_type, location, address, styling_needs, rooms, property_size, timeframe,
      property_type, preferred_style, message, sell_property, accept_styling_only, additional_info,
      source)
    select
      overlay(overlay(lpad(to_hex((extract(epoch from received_at) * 1000)::bigint), 12, '0')
        || md5(i::text || 'lead') placing '7' from 13 for 1) placing '8' from 17 for 1)::varchar(32)::uuid,
      received_at, status,
      case when status in ('contacted', 'won', 'lost')
        then received_at + make_interval(mins => (30 + abs(a % 4000))::int) end,
      null,
      first_name || ' ' || last_name,
      'person' || i || '@eksempel.no',
      (40000000 + abs(a % 10000000))::text,
      service, city,
      street || ' ' || (1 + abs(c % 120)) || ', ' || lpad(abs(b % 9999)::text, 4, '0') || ' ' || city,
      'Stue og to soverom skal styles før visning.', (1 + abs(a % 6)) || ' rom',
      (40 + abs(b % 160)) || ' kvm', 'Innen 1 måned', 'Leilighet', '', 'Ring etter kl. 16.',
      'yes', 'yes', 'Skal selge eiendommen: Ja', ''
    from person
    on conflict do nothing
    returning id, received_at
  )
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at, sent_at)
  select gen_random_uuid(), id, kind, 'sent', 1, received_at, received_at, received_at + interval '2 seconds'
  from stored, unnest(array['owner-confirmation', 'lead-notice']) kind`;

/** The configured database, or the embedded one, which starts if it does not run. */
async function openDatabase() {
  if (process.env.DATABASE_URL)
    return { url: process.env.DATABASE_URL, stop: async () => undefined };
  const { startEmbeddedPostgres } = await import('@boligstyling/adapters-postgres');
  const dataDir = resolve(process.env.DATA_DIR || './data', 'postgres');
  return startEmbeddedPostgres({ dataDir, durable: true });
}

const count = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(count) || count < 1) {
  console.error('How many leads? A whole number from 1, for example: npm run seed -- 1000000');
  process.exit(1);
}
const database = await openDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
for (let from = 0; from < count; from += BATCH) {
  const to = Math.min(from + BATCH, count);
  await client.query(SEED, [from, to, count, FIRST_NAMES, LAST_NAMES, CITIES, STREETS]);
  process.stdout.write(`\r${to} of ${count} leads`);
}
await client.query('vacuum analyze lead');
await client.query('vacuum analyze notification');
await client.end();
await database.stop();
console.log('\nDone.');
