import pg from 'pg';

const BATCH = 1_000;

/** Tables written by matching, in the order of their references. */
const TABLES = ['assignment', 'match_round', 'lead_event', 'notification'];
const DECIDED = `
  select id from lead where id in (select lead_id from match_round) order by received_at, id`;
const rowsOf = (table) => `
  select coalesce(json_agg(each), '[]')::text as rows from ${table} each where lead_id = any($1)`;
const COUNTERS = `
  select coalesce(json_agg(each), '[]')::text as rows from partner_figures each
  where partner_id in (select partner_id from assignment where lead_id = any($1))`;
const insert = (table) =>
  `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
const COUNT = `
  ${insert('partner_figures')} on conflict (partner_id) do update
    set last_asked_order = excluded.last_asked_order, figures = excluded.figures`;

export async function storedIn(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: leads } = await client.query(DECIDED);
  const { rows: sizes } = await client.query(
    'select avg(pg_column_size(each.*))::float as bytes from match_round each',
  );
  const batches = [];
  for (let from = 0; from < leads.length; from += BATCH) {
    const ids = leads.slice(from, from + BATCH).map(({ id }) => id);
    const rows = async (statement) => (await client.query(statement, [ids])).rows[0].rows;
    const batch = [[COUNT, await rows(COUNTERS)]];
    for (const table of TABLES) batch.push([insert(table), await rows(rowsOf(table))]);
    batches.push(batch);
  }
  await client.end();
  return { batches, bytes: sizes[0].bytes };
}

/**
 * Stores the same rows again, in batches with a commit each. Returns seconds. Foreign keys are
 * checked by index, as in the product: with a plan cached on a nearly empty table it took three
 * times as long with 20 partners.
 */
export async function store(databaseUrl, batches) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set enable_seqscan = off');
  const begun = performance.now();
  for (const batch of batches) {
    await client.query('begin');
    for (const [text, rows] of batch)
      await client.query({ name: text.slice(0, 60), text, values: [rows] });
    await client.query('commit');
  }
  const seconds = (performance.now() - begun) / 1000;
  await client.end();
  return seconds;
}
