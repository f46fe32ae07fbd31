import { useSearchAuditQuery, type AuditEntryDto } from '@boligstyling/api-client/admin';
import { AUDIT_ACTS, type AuditAct, isDay } from '@boligstyling/domain';
import { adminAudit, auditActWords, auditCallWords } from '../../../content/admin/admin-audit';
import { roleWords } from '../../../content/admin/admin-users';
import { formatMoment } from '../../../shared/format/moment';
import { isId } from '../shared/address-values';
import { TextField } from '../../../shared/ui/fields/field';
import { AdminPage } from '../shared/ui/admin-page';
import { Choose, optionsOf } from '../shared/ui/choose';
import { DataTable, type Column } from '../shared/lists/data-table';
import { DayField } from '../shared/ui/day-field';
import { FilterBar } from '../shared/lists/filter-bar';
import { ListCard } from '../shared/lists/list-card';
import { nothingIn } from '../shared/lists/nothing-in';
import { UsersNav } from '../shared/ui/users-nav';
import { usePagedFilter } from '../shared/lists/use-paged-filter';
import { useSettledText } from '../shared/lists/use-settled-text';

const ADDRESS = ['navn', 'slag', 'id', 'fra', 'til', 'side'] as const;
const UNSEEN = ['navn'] as const;
const { columns: titles, fields } = adminAudit;

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

function detailsOf({ act, count, fields: names, subject_id }: AuditEntryDto): string {
  return [
    ...(count === null
      ? []
      : [act === 'exported' ? adminAudit.inFile(count) : adminAudit.shown(count)]),
    ...(names.length > 0 ? [adminAudit.fieldsOf(names)] : []),
    ...(subject_id ? [adminAudit.subject(subject_id)] : []),
  ].join(' · ');
}

export function AuditPage() {
  const { values, narrow, pager } = usePagedFilter(ADDRESS, UNSEEN);
  const wanted = values.id.trim().replace(/^id\s+/i, '');
  const asked = {
    name: values.navn,
    act: AUDIT_ACTS.includes(values.slag as AuditAct) && (values.slag as AuditAct),
    subject_id: isId(wanted) && wanted,
    from: isDay(values.fra) && values.fra,
    to: isDay(values.til) && values.til,
    cursor: values.side,
  };
  const given = Object.entries(asked).filter(([, value]) => value);
  const list = useSearchAuditQuery({ auditQueryDto: Object.fromEntries(given) });
  const name = useSettledText(values.navn, (navn) => narrow({ navn }));
  const subject = useSettledText(values.id, (id) => narrow({ id }));

  return (
    <AdminPage page="adminAudit" title={adminAudit.title} aside={<UsersNav />}>
      <ListCard
        of={list}
        title={adminAudit.list}
        intro={adminAudit.intro}
        filters={
          <FilterBar label={adminAudit.filters}>
            <TextField label={fields.name} type="search" {...name} />
            <Choose
              label={fields.act}
              options={optionsOf(AUDIT_ACTS, auditActWords)}
              value={values.slag}
              onChoose={(slag) => narrow({ slag })}
            />
            <TextField
              label={fields.subject}
              type="search"
              error={wanted && !asked.subject_id ? adminAudit.noId : undefined}
              {...subject}
            />
            <DayField label={fields.from} value={values.fra} onChange={(fra) => narrow({ fra })} />
            <DayField label={fields.to} value={values.til} onChange={(til) => narrow({ til })} />
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
