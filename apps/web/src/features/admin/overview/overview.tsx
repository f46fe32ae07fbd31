import { useGetSummaryQuery, useListSalesQuery } from '@boligstyling/api-client/admin';
import type { ReactNode } from 'react';
import { admin } from '../../../content/admin/admin';
import { adminOverview } from '../../../content/admin/admin-overview';
import { formatMoment } from '../../../shared/format/moment';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { LoadState } from '../shared/ui/load-state';
import { OverviewCharts } from './overview-charts';
import styles from './overview.module.css';
import { SummaryCards } from './summary-cards';

type OverviewProps = {
  /** Every lead, to be narrowed to one of the cities. */
  leads: (cities: readonly string[]) => ReactNode;
};

/** Every lead, and below it what they add up to. */
export function Overview({ leads }: OverviewProps) {
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
