import {
  type SaleCursor,
  type SaleFilter,
  type SaleNotificationKind,
  type SaleOverview,
  SaleRepository,
  type SaleTotals,
} from '@boligstyling/application';
import { DomainError, PAYMENT_STATUSES, type PaymentStatus, type Sale } from '@boligstyling/domain';
import { fromDatabase, allOf, planned } from '../core/statements.js';
import { enqueue } from '../tables/notification-schema.js';
import { DISPUTED, SALE_COLUMNS, type SaleRow, toSale } from './sale-rows.js';
import { SaleSchema } from '../tables/invoice-schema.js';

function conditions(filter: SaleFilter, values: unknown[]) {
  const { paymentStatus, partnerId, from, to, dispute, isForGood, asksForVat } = filter;
  return [
    paymentStatus && `s.payment_status = $${values.push(paymentStatus)}`,
    partnerId !== undefined && `s.partner_id = $${values.push(partnerId)}`,
    from && `s.created_at >= $${values.push(from)}`,
    to && `s.created_at < $${values.push(to)}`,
    dispute && DISPUTED[dispute],
    isForGood && 's.to_pay_back_since is null',
    asksForVat && 's.vat_rate is not null',
  ];
}

const OVERVIEW = `
  select ${SALE_COLUMNS}, p.name as "partnerName", a.lead_id as "leadId",
    (select l.customer_name from lead l where l.id = a.lead_id) as "customerName",
    (select i.number from invoice i where i.id = s.invoice_id) as "invoiceNumber"
  from sale s join partner p on p.id = s.partner_id left join assignment a on a.id = s.assignment_id`;

/** First, as decisions do: a trigger changes the lead's revenue. */
const HOLD_LEAD = `
  select from lead where id = (
    select a.lead_id from sale s join assignment a on a.id = s.assignment_id where s.id = ?)
  for no key update`;

const HOLD = `${OVERVIEW} where s.id = ? for update of s`;

const SUMS = 'count(*)::int as count, coalesce(sum(s.amount_ore), 0)::text as ore';

/** With `group by` the planner would scan the table. */
const totals = (filter: SaleFilter, values: unknown[]): string => `
  select status, total.*
  from unnest(array['${PAYMENT_STATUSES.join("', '")}']) status, lateral (
    select ${SUMS} from sale s ${allOf(['s.payment_status = status', ...conditions(filter, values)])}
  ) total`;

/** One pass is cheapest: a partner's sales lie together, and few are disputed. */
const totalsOfFew = (filter: SaleFilter, values: unknown[]): string => `
  select s.payment_status as status, ${SUMS}
  from sale s ${allOf(conditions(filter, values))} group by s.payment_status`;

const NO_SALES = { count: 0, ore: 0 };

type OverviewRow = SaleRow & Omit<SaleOverview, 'sale'>;

export class PostgresSaleRepository extends fromDatabase(SaleRepository) {
  override async list(
    filter: SaleFilter,
    limit: number,
    after?: SaleCursor,
  ): Promise<SaleOverview[]> {
    const values: unknown[] = [];
    const where = allOf([
      ...conditions(filter, values),
      after &&
        `(s.created_at, s.id) < ($${values.push(after.createdAt)}, $${values.push(after.id)})`,
    ]);
    const page = `${OVERVIEW} ${where} order by s.created_at desc, s.id desc limit ${limit}`;
    return (await this.rowsOf<OverviewRow>(planned(page), values)).map(toOverview);
  }

  override async totals(filter: SaleFilter): Promise<SaleTotals> {
    const values: unknown[] = [];
    const counted = filter.partnerId || filter.dispute ? totalsOfFew : totals;
    const rows = await this.rowsOf<{ status: PaymentStatus; count: number; ore: string }>(
      planned(counted(filter, values)),
      values,
    );
    const sums = { pending: NO_SALES, paid: NO_SALES, credited: NO_SALES };
    for (const { status, count, ore } of rows) sums[status] = { count, ore: Number(ore) };
    return sums;
  }

  override listWithTotals(filter: SaleFilter, limit: number, after?: SaleCursor) {
    return this.asOfOneMoment(() => super.listWithTotals(filter, limit, after));
  }

  override async find(id: string): Promise<SaleOverview> {
    const [row] = await this.rowsOf<OverviewRow>(`${OVERVIEW} where s.id = $1`, [id]);
    return known(row);
  }

  override change(
    id: string,
    change: (sale: Sale) => Sale,
    notifies?: SaleNotificationKind,
  ): Promise<SaleOverview> {
    return this.togetherThroughOrm(async (em) => {
      await em.execute(HOLD_LEAD, [id]);
      const [row] = await em.execute<OverviewRow[]>(HOLD, [id]);
      const overview = known(row);
      const sale = change(overview.sale);
      const { paymentStatus, settledAt, dispute, toPayBackSince, dueAgainAt, waivers } = sale;
      const { invoiceId, creditNoteId } = sale;
      await em.nativeUpdate(SaleSchema, id, {
        ...{ paymentStatus, settledAt, dispute, toPayBackSince, dueAgainAt, waivers },
        ...{ invoiceId, creditNoteId },
      });
      const { leadId } = overview;
      if (notifies === 'sale-due-again' && leadId) {
        await enqueue(em, { leadId, assignmentId: sale.assignmentId, kind: notifies });
      } else if (notifies) await enqueue(em, { saleId: id, kind: notifies });
      return { ...overview, sale, invoiceNumber: invoiceId && overview.invoiceNumber };
    });
  }
}

function known(row: OverviewRow | undefined): SaleOverview {
  if (!row) throw new DomainError('sale-not-found');
  return toOverview(row);
}

function toOverview({
  partnerName,
  leadId,
  customerName,
  invoiceNumber,
  ...sale
}: OverviewRow): SaleOverview {
  return { sale: toSale(sale), partnerName, leadId, customerName, invoiceNumber };
}
