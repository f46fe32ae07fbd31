import { useSearchAuditQuery, type AuditEntryDto } from '@boligstyling/api-client/admin';
import {
  addressesOf,
  AUDIT_ACTS,
  AUDIT_FILTER,
  type AuditAct,
  filterQueryOf,
} from '@boligstyling/domain';
import { adminAudit, auditActWords, auditCallWords } from '../../../content/admin/admin-audit';
import { roleWords } from '../../../content/admin/admin-users';
import { formatMoment } from '../../../shared/format/moment';
import { SelectField } from '../../../shared/ui/fields/field';
import { AdminPage, UsersNav } from '../shared/ui/admin-page';
import { DataTable, type Column } from '../shared/lists/data-table';
import { conditionsOf, DayField, TypedField } from '../shared/ui/choose';
import { FilterBar, ListCard, nothingIn } from '../shared/lists/list-card';
import { usePagedFilter } from '../shared/lists/use-paged-filter';

const ADDRESS = [...addressesOf(AUDIT_FILTER), 'side'] as const;
const UNSEEN = [AUDIT_FILTER.name.address] as const;
const OPENS_ON: AuditAct = 'changed';
const ALL_ACTS = 'alt' as const;
const { columns: titles } = adminAudit;

const columns: readonly Column<AuditEntryDto>[] = [
  { title: titles.at, cell: ({ at }) => formatMoment(at) },
  {
    title: titles.name,
    kind: 'words',
    cell: ({ name }) => name,
    under: ({ role }) => (role ? roleWords[role].name : ''),
  },
  { title: titles.act, kind: 'words', cell: ({ act }) => auditActWords[act] },
  { title: titles.call, cell: ({ call }) => auditCallWords[call], under: detailsOf },
  { title: titles.from, cell: ({ browser }) => browser, under: ({ network }) => network },
];

function detailsOf({ act, call, count, fields: names, subject_id }: AuditEntryDto): string {
  return [
    ...(count === null
      ? []
      : [act === 'exported' ? adminAudit.inFile(count) : adminAudit.shown(count)]),
    ...(names.length > 0 ? [adminAudit.fieldsOf(names, call)] : []),
    ...(subject_id ? [adminAudit.subject(subject_id)] : []),
  ].join(' · ');
}

const actWords: Record<AuditAct | typeof ALL_ACTS, string> = {
  ...auditActWords,
  [ALL_ACTS]: adminAudit.all,
};

function actIn(slag: string): AuditAct | undefined {
  if (AUDIT_ACTS.includes(slag as AuditAct)) return slag as AuditAct;
  return slag === ALL_ACTS ? undefined : OPENS_ON;
}

export function AuditPage() {
  const { values, narrow, pager } = usePagedFilter(ADDRESS, UNSEEN);
  const wanted = values.id.trim().replace(/^id\s+/i, '');
  const asked = {
    ...filterQueryOf(AUDIT_FILTER, { ...values, id: wanted, slag: actIn(values.slag) ?? '' }),
    ...(values.side && { cursor: values.side }),
  };
  const list = useSearchAuditQuery({ auditQueryDto: asked });
  const condition = conditionsOf(AUDIT_FILTER, values, narrow);

  return (
    <AdminPage page="adminAudit" title={adminAudit.title} aside={<UsersNav />}>
      <ListCard
        of={list}
        title={adminAudit.list}
        intro={adminAudit.intro}
        filters={
          <FilterBar label={adminAudit.filters}>
            <TypedField {...condition('name')} type="search" />
            <SelectField
              label={AUDIT_FILTER.act.label}
              options={([...AUDIT_ACTS, ALL_ACTS] as const).map((act) => ({
                value: act,
                label: actWords[act],
              }))}
              value={actIn(values.slag) ?? ALL_ACTS}
              onChange={({ target }) => narrow({ slag: target.value })}
            />
            <TypedField
              {...condition('subjectId')}
              type="search"
              error={wanted && !asked.subject_id ? adminAudit.noId : undefined}
            />
            <DayField {...condition('from')} />
            <DayField {...condition('to')} />
          </FilterBar>
        }
        empty={({ entries }) => entries.length === 0 && nothingIn(adminAudit)}
        pager={pager}
      >
        {({ entries }) => <DataTable rows={entries} columns={columns} />}
      </ListCard>
    </AdminPage>
  );
}
