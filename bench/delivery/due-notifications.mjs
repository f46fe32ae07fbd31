import pg from 'pg';

/**
 * Leads like the sample with two due notifications each. They have no next step: matching thousands
 * of leads of one owner took up to a quarter of the product’s time.
 */
const INSERT = `
  with stored as (
    insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
      service_type, location, address, styling_needs, rooms, property_size, timeframe,
      property_type, preferred_style, message, sell_property, accept_styling_only,
      additional_info, source, matching_due_at)
    select gen_random_uuid(), now(), 'new', 'Kari Nordmann', 'kari@nordmann.no', '40000000',
      'Fullstyling', 'Bergen', 'Nygårdsgaten 5, 5015 Bergen',
      'Stue og to soverom skal styles før visning.', '3 rom', '74 kvm', 'Innen 1 måned',
      'Leilighet', '', 'Ring etter kl. 16.', 'yes', 'yes', 'Skal selge eiendommen: Ja', '', null
    from generate_series(1, $1::int / 2)
    returning id
  )
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), stored.id, kind, 'due', 0, now(), now()
  from stored, unnest(array['owner-confirmation', 'lead-notification']) kind`;

/** Enqueues notifications due at once, and returns when the disk is idle. */
export async function makeDue(databaseUrl, count) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(INSERT, [count]);
  await client.query('analyze lead, notification');
  await client.query('checkpoint');
  await client.end();
}
