import {
  ExportRefused,
  HistoryStore,
  type HistoryWriter,
  type LeadRow,
  type RowOutcome,
  type SaleRow,
  type SourceRow,
} from '@boligstyling/application';
import { LEAD_KEYS, leadField, type Partner } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { fromDatabase } from '../core/statements.js';
import { columnOf } from '../core/row-fields.js';

type Column = readonly [column: string, name: string, type: string];

const LEAD_COLUMNS: readonly Column[] = [
  ['id', 'id', 'uuid'],
  ['received_at', 'receivedAt', 'timestamptz'],
  ['status', 'status', 'text'],
  ['partner_id', 'partnerId', 'uuid'],
  ['municipality', 'municipality', 'text'],
  ['municipality_found_by', 'municipalityFoundBy', 'text'],
  ['consents', 'consents', 'jsonb'],
  ...LEAD_KEYS.map((key): Column => [
    columnOf(key),
    key,
    leadField(key).kind === 'flag' ? 'boolean' : 'text',
  ]),
];

const SALE_COLUMNS: readonly Column[] = [
  ['id', 'id', 'uuid'],
  ['partner_id', 'partnerId', 'uuid'],
  ['amount_ore', 'amountOre', 'int'],
  ['payment_status', 'paymentStatus', 'text'],
  ['created_at', 'createdAt', 'timestamptz'],
  ['settled_at', 'settledAt', 'timestamptz'],
  ['service', 'service', 'text'],
];

/**
 * One statement stores any number of rows beside their hashes, and tells the outcome of each.
 *
 * @param fixed columns with an expression of the import's own
 */
function storing(table: 'lead' | 'sale', columns: readonly Column[], fixed: string[][]): string {
  const names = [...columns.map(([column]) => column), ...fixed.map(([column]) => column)];
  const values = [...columns.map(([, name]) => `"${name}"`), ...fixed.map(([, value]) => value)];
  const declared = columns.map(([, name, type]) => `"${name}" ${type}`).join(', ');
  return `
    with new as materialized (
      select * from json_to_recordset($1::json)
        as row (nth int, digest text, content text, ${declared})
    ), kept as (
      insert into imported_row (digest, content, imported_at)
      select digest, content, now() from new
      on conflict (digest) do nothing
      returning digest
    ), stored as (
      insert into ${table} (${names.join(', ')})
      select ${values.join(', ')} from new join kept using (digest)
      on conflict (id) do nothing
      returning id
    )
    select case
      when stored.id is not null then 'added'
      when kept.digest is not null then 'taken'
      when earlier.content = new.content then 'known'
      else 'changed' end as outcome
    from new
      left join kept using (digest)
      left join stored using (id)
      left join imported_row earlier using (digest)
    order by nth`;
}

/** Without a due time no search, deadline or e-mail begins. */
const STORE_LEADS = storing('lead', LEAD_COLUMNS, [
  ['matching_due_at', 'null'],
  ['imported_at', 'now()'],
]);

const STORE_SALES = storing('sale', SALE_COLUMNS, [['imported_at', 'now()']]);

const MARK = `
  with kept as (
    insert into imported_row (digest, content, imported_at, partner_id)
    values ($1, $2, now(), $3)
    on conflict (digest) do nothing
    returning digest
  )
  select case
    when exists (select from kept) then 'added'
    when exists (select from imported_row where digest = $1 and content = $2) then 'known'
    else 'changed' end as outcome`;

const LIKE = `
  select id from partner
    cross join lateral (select coalesce(id = (
      select partner_id from imported_row where digest = $3), false) as was_here) earlier
  where was_here or id = $1 or email = $2
  order by was_here desc, (id = $1) desc limit 1`;

const addPartner = (columns: string) => `
  insert into partner (${columns})
  select ${columns} from json_populate_record(null::partner, $1)`;

export class PostgresHistoryStore extends fromDatabase(HistoryStore) {
  override async write(work: (writer: HistoryWriter) => Promise<boolean>): Promise<void> {
    let own: unknown;
    try {
      await this.together(async (client) => {
        const isKept = await work(new PostgresHistoryWriter(client)).catch((error: unknown) => {
          own = error;
          throw error;
        });
        if (isKept) return;
        own = ROLLED_BACK;
        throw ROLLED_BACK;
      });
    } catch (error) {
      if (own === ROLLED_BACK) return;
      throw own instanceof ExportRefused ? own : error;
    }
  }
}

const ROLLED_BACK = new Error('rolled back');

class PostgresHistoryWriter implements HistoryWriter {
  constructor(private readonly client: PoolClient) {}

  async partnerLike({ id, digest }: SourceRow, email: string): Promise<string | undefined> {
    const { rows } = await this.client.query<{ id: string }>(LIKE, [id, email, digest]);
    return rows[0]?.id;
  }

  async addPartner(row: SourceRow, partner: Partner): Promise<RowOutcome> {
    const outcome = await this.markRow(row, null);
    if (outcome !== 'added') return outcome;
    const record = Object.entries(partner)
      .filter(([key]) => key !== 'logoId')
      .map(([key, value]) => [columnOf(key), value] as const);
    const columns = record.map(([column]) => column).join(', ');
    await this.client.query(addPartner(columns), [JSON.stringify(Object.fromEntries(record))]);
    return outcome;
  }

  mark(row: SourceRow, partnerId: string): Promise<RowOutcome> {
    return this.markRow(row, partnerId);
  }

  addLeads(rows: readonly LeadRow[]): Promise<RowOutcome[]> {
    return this.store(
      STORE_LEADS,
      rows.map(({ lead: { details, status, receivedAt, place, consents }, ...row }) => ({
        ...details,
        ...row,
        ...{ status, receivedAt, consents },
        ...{ municipality: place.municipality, municipalityFoundBy: place.foundBy },
      })),
    );
  }

  addSales(rows: readonly SaleRow[]): Promise<RowOutcome[]> {
    return this.store(
      STORE_SALES,
      rows.map(({ sale, ...row }) => ({ ...sale, ...row })),
    );
  }

  private async markRow(
    { digest, content }: SourceRow,
    partnerId: string | null,
  ): Promise<RowOutcome> {
    const values = [digest, content, partnerId];
    const { rows } = await this.client.query<{ outcome: RowOutcome }>(MARK, values);
    return rows[0]!.outcome;
  }

  private async store(statement: string, rows: readonly object[]): Promise<RowOutcome[]> {
    const numbered = rows.map((row, nth) => ({ ...row, nth }));
    const stored = await this.client.query<{ outcome: RowOutcome }>(statement, [
      JSON.stringify(numbered),
    ]);
    return stored.rows.map(({ outcome }) => outcome);
  }
}
