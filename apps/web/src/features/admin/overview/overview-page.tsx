import { useGetSummaryQuery, useListSalesQuery } from '@boligstyling/api-client/admin';
import type { ReactNode } from 'react';
import { admin } from '../../../content/admin';
import { adminOverview } from '../../../content/admin-overview';
import { formatMoment } from '../../../shared/format/moment';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { AdminPage } from '../shared/ui/admin-page';
import { LoadState } from '../shared/ui/load-state';
import { OverviewCharts } from './overview-charts';
import { SummaryCards } from './summary-cards';

type OverviewPageProps = {
  /** Every lead, to be narrowed to one of the cities. */
  leads: (cities: readonly string[]) => ReactNode;
};

/** The dashboard: figures, charts and every lead. */
export function OverviewPage({ leads }: OverviewPageProps) {
  const summary = useGetSummaryQuery();
  const { data: sales } = useListSalesQuery({ limit: 1 });
  useFailureNotice(summary.error);

  return (
    <AdminPage
      page="adminOverview"
      title={adminOverview.title}
      aside={summary.fulfilledTimeStamp && admin.updated(formatMoment(summary.fulfilledTimeStamp))}
    >
      <LoadState of={summary}>
        {(data) => (
          <>
            <SummaryCards summary={data} totals={sales?.totals} />
            <OverviewCharts charts={data.charts} />
          </>
        )}
      </LoadState>
      {leads(summary.data?.charts.cities.map(({ name }) => name) ?? [])}
    </AdminPage>
  );
}
