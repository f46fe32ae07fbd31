import type { Invoice } from '@boligstyling/domain';
import type { PoolClient } from 'pg';

const INVOICES = `
  insert into invoice
    (id, kind, number, partner_id, issued_on, due_on, kid, total_ore, credits_id, content)
  select (c ->> 'id')::uuid, c ->> 'kind', c ->> 'number', (c ->> 'partnerId')::uuid,
    (c ->> 'issuedOn')::date, (c ->> 'dueOn')::date, c ->> 'kid', (c ->> 'totalOre')::bigint,
    (c -> 'credits' ->> 'id')::uuid, c
  from jsonb_array_elements($1) with ordinality as made (c, nth) order by nth`;

const LINES = `
  select (c ->> 'id')::uuid as invoice_id, c ->> 'kind' as kind, (line ->> 'saleId')::uuid as sale_id
  from jsonb_array_elements($1) c, jsonb_array_elements(c -> 'lines') line`;

const PUT_SALES_ON = `
  update sale set
    invoice_id = case when kind = 'invoice' then made.invoice_id else sale.invoice_id end,
    credit_note_id = case when kind = 'credit-note' then made.invoice_id else sale.credit_note_id end
  from (${LINES}) made
  where sale.id = made.sale_id`;

const TELL = `
  insert into notification (id, invoice_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), (c ->> 'id')::uuid,
    case c ->> 'kind' when 'invoice' then 'partner-invoice' else 'partner-credit-note' end,
    'due', 0, now(), now()
  from jsonb_array_elements($1) c`;

const COUNT = 'update invoice_number set last = $2 where year = $1';

/** Keeps what is issued, in the transaction that holds the partner and the row of the year. */
export async function storeInvoices(
  client: PoolClient,
  issued: readonly Invoice[],
  { year, last }: { year: number; last: number },
): Promise<void> {
  if (issued.length === 0) return;
  const content = [JSON.stringify(issued)];
  await client.query(INVOICES, content);
  await client.query(PUT_SALES_ON, content);
  await client.query(TELL, content);
  await client.query(COUNT, [year, last]);
}
