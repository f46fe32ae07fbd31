import {
  type SaleCursor,
  type SaleFilter,
  type SaleOverview,
  SaleRepository,
  type SaleTotals,
} from '@boligstyling/application';
import { DomainError, PAYMENT_STATUSES, type PaymentStatus, type Sale } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from './in-transaction.js';
import { SALE_COLUMNS, type SaleRow, toSale } from './sale-rows.js';
import { guarded } from './storage-fault.js';

const FILTER = `
  ($1::text is null or s.payment_status = $1)
  and ($2::uuid is null or s.partner_id = $2)
  and ($3::timestamptz is null or s.created_at >= $3)
  and ($4::timestamptz is null or s.created_at < $4)`;

const OVERVIEW = `
  select ${SALE_COLUMNS}, p.name as "partnerName", a.lead_id as "leadId"
  from sale s join partner p on p.id = s.partner_id left join assignment a on a.id = s.assignment_id`;

const LIST = `${OVERVIEW}
  where ${FILTER} and ($6::timestamptz is null or (s.created_at, s.id) < ($6, $7::uuid))
  order by s.created_at desc, s.id desc
  limit $5`;

const SUMS = 'count(*)::int as count, coalesce(sum(s.amount_ore), 0)::text as ore';

/** Each status from its part of an index: a group by would rather read the whole table. */
const TOTALS = `
  select status, total.*
  from unnest(array['${PAYMENT_STATUSES.join("', '")}']) status, lateral (
    select ${SUMS} from sale s where s.payment_status = status and ${FILTER}
  ) total`;

/** A partner's sales lie together, so that one pass is the least work. */
const TOTALS_OF_A_PARTNER = `
  select s.payment_status as status, ${SUMS} from sale s where ${FILTER} group by s.payment_status`;

const SETTLE = 'update sale set payment_status = $2, settled_at = $3 where id = $1';

const NO_SALES = { count: 0, ore: 0 };

type OverviewRow = SaleRow & Omit<SaleOverview, 'sale'>;

/** Sales in PostgreSQL. */
export class PostgresSaleRepository extends SaleRepository {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override list(filter: SaleFilter, limit: number, after?: SaleCursor): Promise<SaleOverview[]> {
    return guarded(async () => {
      const pool = await this.pool();
      const values = [...filterValues(filter), limit, after?.createdAt, after?.id];
      const { rows } = await pool.query<OverviewRow>(LIST, values);
      return rows.map(toOverview);
    });
  }

  override totals(filter: SaleFilter): Promise<SaleTotals> {
    return guarded(async () => {
      const pool = await this.pool();
      const { rows } = await pool.query<{ status: PaymentStatus; count: number; ore: string }>(
        filter.partnerId ? TOTALS_OF_A_PARTNER : TOTALS,
        filterValues(filter),
      );
      const totals = { pending: NO_SALES, paid: NO_SALES, credited: NO_SALES };
      for (const { status, count, ore } of rows) totals[status] = { count, ore: Number(ore) };
      return totals;
    });
  }

  override change(id: string, change: (sale: Sale) => Sale): Promise<SaleOverview> {
    return guarded(async () =>
      inTransaction(await this.pool(), async (client) => {
        const { rows } = await client.query<OverviewRow>(
          `${OVERVIEW} where s.id = $1 for update of s`,
          [id],
        );
        if (!rows[0]) throw new DomainError('sale-not-found');
        const overview = toOverview(rows[0]);
        const sale = change(overview.sale);
        await client.query(SETTLE, [id, sale.paymentStatus, sale.settledAt]);
        return { ...overview, sale };
      }),
    );
  }

  private pool() {
    return this.orm.em.getConnection().getNativeClient();
  }
}

function filterValues({ paymentStatus, partnerId, from, to }: SaleFilter): unknown[] {
  return [paymentStatus, partnerId, from, to];
}

function toOverview({ partnerName, leadId, ...sale }: OverviewRow): SaleOverview {
  return { sale: toSale(sale), partnerName, leadId };
}
