import {
  useGetCoverageQuery,
  type CoverageDto,
  type CoverageGapDto,
} from '@boligstyling/api-client/admin';
import { norwegianDay } from '@boligstyling/domain';
import { paths } from '../../../shared/config/paths';
import { adminCoverage } from '../../../content/admin/admin-coverage';
import { counted, formatNumber } from '../shared/format';
import { AdminPage } from '../shared/ui/admin-page';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { ListCard } from '../shared/lists/list-card';
import { RowLink } from '../shared/lists/row-action';

/** Filtered as the gap's figure is: each home once, and no held leads. */
function leadsOf({ municipality, city, service }: CoverageGapDto, since: string): string {
  const filter = new URLSearchParams(
    municipality === null ? { sted: city, bare: 'unknown-place' } : { kommune: municipality },
  );
  filter.set('tjeneste', service);
  filter.set('slatt-sammen', 'without');
  filter.set('holdt-tilbake', 'without');
  filter.set('fra', norwegianDay(new Date(since)));
  return `${paths.admin}?${filter}`;
}

const countsOf = (of: CoverageDto): string =>
  [
    counted(of.waiting, adminCoverage.waiting),
    counted(of.full_partners, adminCoverage.fullPartners),
    ...(of.partners_without_terms > 0
      ? [counted(of.partners_without_terms, adminCoverage.withoutTerms)]
      : []),
  ].join(', ');

const titles = adminCoverage.columns;
const columnsOf = ({ since }: CoverageDto): readonly Column<CoverageGapDto>[] => [
  {
    title: titles.city,
    cell: ({ place }) => place,
    under: ({ municipality }) => municipality === null && adminCoverage.unknown,
  },
  { title: titles.service, kind: 'words', cell: ({ service }) => service },
  { title: titles.leads, kind: 'number', cell: ({ leads }) => formatNumber(leads) },
  { title: titles.waiting, kind: 'number', cell: ({ waiting }) => formatNumber(waiting) },
  {
    title: titles.partners,
    cell: ({ partners }) => (partners ? adminCoverage.allFull(partners) : adminCoverage.nobody),
  },
  actionsColumn(titles, (gap) => (
    <RowActions>
      <RowLink href={leadsOf(gap, since)}>{adminCoverage.see}</RowLink>
    </RowActions>
  )),
];

export function CoveragePage() {
  const coverage = useGetCoverageQuery();
  return (
    <AdminPage page="adminCoverage" title={adminCoverage.title}>
      <ListCard
        of={coverage}
        title={adminCoverage.heading}
        intro={adminCoverage.intro}
        count={countsOf}
        empty={({ gaps, waiting, active_partners, partners_without_terms }) => {
          if (gaps.length > 0) return false;
          if (active_partners === 0)
            return partners_without_terms > 0
              ? adminCoverage.nobodyAccepted
              : adminCoverage.noPartner;
          return {
            title: adminCoverage.empty,
            text: waiting > 0 ? adminCoverage.emptyButWaiting : adminCoverage.emptyText,
          };
        }}
      >
        {(found) => (
          <DataTable
            rows={found.gaps}
            idOf={({ municipality, city, service }) => `${municipality ?? city} ${service}`}
            columns={columnsOf(found)}
          />
        )}
      </ListCard>
    </AdminPage>
  );
}
