import {
  useGetCoverageQuery,
  type CoverageDto,
  type CoverageGapDto,
} from '@boligstyling/api-client/admin';
import { paths } from '../../../shared/config/paths';
import { adminCoverage } from '../../../content/admin-coverage';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { counted, formatNumber } from '../shared/format';
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { DataTable } from '../shared/ui/data-table';
import { EmptyState } from '../shared/ui/empty-state';
import { LoadState } from '../shared/ui/load-state';
import { RowLink } from '../shared/ui/row-action';
import table from '../shared/ui/table.module.css';

const { columns } = adminCoverage;

const leadsOf = ({ city, service }: CoverageGapDto): string =>
  `${paths.admin}?${new URLSearchParams({ sted: city, tjeneste: service })}`;

/** How many wait, and how many partners can take none of them. */
const countsOf = ({ waiting, full_partners }: CoverageDto): string =>
  `${counted(waiting, adminCoverage.waiting)}, ${counted(full_partners, adminCoverage.fullPartners)}`;

/** Where owners ask and no partner can answer, those who wait most first. */
export function CoveragePage() {
  const coverage = useGetCoverageQuery();
  useFailureNotice(coverage.error);

  return (
    <AdminPage page="adminCoverage" title={adminCoverage.title}>
      <Card
        title={adminCoverage.heading}
        intro={adminCoverage.intro}
        aside={coverage.data && <span role="status">{countsOf(coverage.data)}</span>}
      >
        <LoadState
          data={coverage.data}
          isError={coverage.isError}
          isFetching={coverage.isFetching}
          onRetry={() => void coverage.refetch()}
        >
          {({ gaps, waiting }) =>
            gaps.length > 0 ? (
              <DataTable columns={columns}>
                {gaps.map((gap) => (
                  <tr key={`${gap.municipality ?? gap.city} ${gap.service}`}>
                    <th scope="row">
                      {gap.place}
                      {gap.municipality === null && (
                        <span className={table.under}>{adminCoverage.unknown}</span>
                      )}
                    </th>
                    <td className={table.words} data-column={columns.service}>
                      {gap.service}
                    </td>
                    <td className={table.number} data-column={columns.leads}>
                      {formatNumber(gap.leads)}
                    </td>
                    <td className={table.number} data-column={columns.waiting}>
                      {formatNumber(gap.waiting)}
                    </td>
                    <td data-column={columns.partners}>
                      {gap.partners === 0
                        ? adminCoverage.nobody
                        : adminCoverage.allFull(gap.partners)}
                    </td>
                    <td>
                      <div className={table.actions}>
                        <RowLink href={leadsOf(gap)}>{adminCoverage.see}</RowLink>
                      </div>
                    </td>
                  </tr>
                ))}
              </DataTable>
            ) : (
              <EmptyState
                title={adminCoverage.empty}
                text={waiting > 0 ? adminCoverage.emptyButWaiting : adminCoverage.emptyText}
              />
            )
          }
        </LoadState>
      </Card>
    </AdminPage>
  );
}
