import {
  useGetSummaryQuery,
  useListSalesQuery,
  type SaleTotalsDto,
  type SummaryDto,
} from '@boligstyling/api-client/admin';
import type { ReactNode } from 'react';
import { admin } from '../../../content/admin/admin';
import { adminOverview } from '../../../content/admin/admin-overview';
import { formatMoment } from '../../../shared/format/moment';
import { useFailureNotice } from '../shared/calls/use-failed-load';
import { LoadState } from '../shared/ui/load-state';
import { OverviewCharts, byWeek } from './overview-charts';
import styles from './overview.module.css';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { formatAmount, formatKroner, formatNumber } from '../shared/format';
import { Card } from '../shared/ui/card';
import { ShareBar } from '../shared/lists/share-bar';

type SummaryCardsProps = {
  summary: SummaryDto;
  totals: SaleTotalsDto | undefined;
};

/** The figure counts each home once. */
const NEW_LEADS = `${paths.admin}?status=new&slatt-sammen=without#henvendelser`;

export function SummaryCards({ summary, totals }: SummaryCardsProps) {
  const { leads, partners, sales, charts } = summary;
  return (
    <div className={styles.cards}>
      <Card title={adminOverview.leads} aside={adminOverview.total}>
        <p className={styles.figure}>{formatNumber(leads.total)}</p>
        <div className={styles.foot}>
          <p>
            <Link to={NEW_LEADS}>
              <strong>{formatNumber(leads.new)}</strong> {adminOverview.newLeads}
            </Link>
          </p>
          <Sparkline values={byWeek(charts.days).map(({ count }) => count)} />
        </div>
      </Card>
      <Card title={adminOverview.partners} aside={adminOverview.now}>
        <p className={styles.figure}>{formatNumber(partners.active)}</p>
        <div className={styles.foot}>
          <p>{adminOverview.ofPartners(formatNumber(partners.total))}</p>
          <div className={styles.meter}>
            <ShareBar share={partners.active / Math.max(partners.total, 1)} tone="third" />
          </div>
        </div>
      </Card>
      <Card title={adminOverview.sales} aside={adminOverview.salesTotal}>
        <p className={styles.figure}>
          {formatAmount(sales.sale_amount)} <span>{adminOverview.kroner}</span>
        </p>
        <div className={styles.foot}>
          <p>
            <strong>{formatNumber(sales.pending)}</strong> {adminOverview.pendingSales}
          </p>
          {totals && (
            <div className={styles.meter}>
              <p className={styles.note}>
                {adminOverview.paid} {formatKroner(totals.paid.sum)}
              </p>
              <ShareBar share={totals.paid.sum / Math.max(sales.sale_amount, 1)} tone="second" />
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}

export function Overview({ leads }: { leads: (cities: readonly string[]) => ReactNode }) {
  const summary = useGetSummaryQuery();
  const { data: sales } = useListSalesQuery({ limit: 1 });
  useFailureNotice(summary.error);

  return (
    <>
      {leads(summary.data?.charts.cities.map(({ name }) => name) ?? [])}
      <div className={styles.figures}>
        <div className={styles.head}>
          <h2 className={styles.title}>{adminOverview.figures}</h2>
          <p className={styles.note}>
            {summary.fulfilledTimeStamp && admin.updated(formatMoment(summary.fulfilledTimeStamp))}
          </p>
        </div>
        <LoadState of={summary}>
          {(data) => (
            <>
              <SummaryCards summary={data} totals={sales?.totals} />
              <OverviewCharts charts={data.charts} />
            </>
          )}
        </LoadState>
      </div>
    </>
  );
}

const WIDTH = 120;
const HEIGHT = 38;
const PADDING = 4;

function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = PADDING + (index / (values.length - 1)) * (WIDTH - 2 * PADDING);
    const y = HEIGHT - 8 - (value / highest) * (HEIGHT - 8 - PADDING);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const line = points.map((point) => point.join(' ')).join('L');
  const [endX, endY] = points.at(-1) ?? ['0', '0'];
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.area} d={`M${line}V${HEIGHT}H${PADDING}Z`} />
      <path className={styles.line} d={`M${line}`} />
      <circle className={styles.end} cx={endX} cy={endY} r="2.6" />
    </svg>
  );
}
