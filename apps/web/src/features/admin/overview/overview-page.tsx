import { useGetSummaryQuery, useListSalesQuery } from '@boligstyling/api-client/admin';
import { admin } from '../../../content/admin';
import { adminOverview } from '../../../content/admin-overview';
import { useFailureNotice } from '../calls/use-failure-notice';
import { formatMoment } from '../format';
import { LeadsCard } from '../leads/leads-card';
import { AdminPage } from '../ui/admin-page';
import { LoadState } from '../ui/load-state';
import { OverviewCharts } from './overview-charts';
import { SummaryCards } from './summary-cards';

/** The dashboard: figures, charts and every lead. */
export function OverviewPage() {
  const summary = useGetSummaryQuery();
  const { data: sales } = useListSalesQuery({ limit: 1 });
  useFailureNotice(summary.error);

  return (
    <AdminPage
      page="adminOverview"
      title={adminOverview.title}
      aside={summary.fulfilledTimeStamp && admin.updated(formatMoment(summary.fulfilledTimeStamp))}
    >
      <LoadState
        data={summary.data}
        isError={summary.isError}
        isFetching={summary.isFetching}
        onRetry={() => void summary.refetch()}
      >
        {(data) => (
          <>
            <SummaryCards summary={data} totals={sales?.totals} />
            <OverviewCharts charts={data.charts} />
          </>
        )}
      </LoadState>
      <LeadsCard cities={summary.data?.charts.cities.map(({ name }) => name) ?? []} />
    </AdminPage>
  );
}
