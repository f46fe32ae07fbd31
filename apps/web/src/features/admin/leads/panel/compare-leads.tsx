import { type LeadDetailDto, useGetLeadQuery } from '@boligstyling/api-client/admin';
import { fieldsShownTo, LEAD_FIELDS, shownValue } from '@boligstyling/domain';
import { admin } from '../../../../content/admin/admin';
import { adminLead } from '../../../../content/admin/admin-lead';
import { formatMoment } from '../../../../shared/format/moment';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { LoadState } from '../../shared/ui/load-state';
import styles from './compare-leads.module.css';

const words = adminLead.compare;

/** The form that was used says nothing about the home. */
const COMPARED = fieldsShownTo('administrator').filter(
  ({ key }) => LEAD_FIELDS[key].group !== 'origin',
);

type CompareLeadsProps = { ids: readonly [string, string]; onClose: () => void };

export function CompareLeads({ ids, onClose }: CompareLeadsProps) {
  const one = useGetLeadQuery({ id: ids[0] });
  const other = useGetLeadQuery({ id: ids[1] });
  const { isError, error, isFetching, refetch } = one.data ? other : one;
  const both = one.data && other.data ? [one.data, other.data] : undefined;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <LoadState of={{ data: both, isError, error, isFetching, refetch }}>
        {(leads) => <Comparison leads={leads.toSorted(byArrival)} />}
      </LoadState>
    </Dialog>
  );
}

const byArrival = (one: LeadDetailDto, other: LeadDetailDto) =>
  one.created_at < other.created_at ? -1 : 1;

function Comparison({ leads }: { leads: readonly LeadDetailDto[] }) {
  const rows = [
    ...COMPARED.map(({ key, label }) => ({
      label,
      values: leads.map((lead) => shownValue(key, lead[LEAD_FIELDS[key].wire])),
    })),
    {
      label: words.partners,
      values: leads.map(({ assignments }) =>
        assignments.map(({ partner_name }) => partner_name).join(', '),
      ),
    },
  ].filter(({ values }) => values.some((value) => value !== ''));
  const isEqual = (values: readonly string[]) => alike(values[0]) === alike(values[1]);
  const equal = rows.filter(({ values }) => isEqual(values)).length;
  return (
    <>
      <p>{words.equal(equal, rows.length)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {leads.map(({ id, created_at }) => (
              <th key={id} scope="col">
                {formatMoment(created_at)}
              </th>
            ))}
            <th scope="col">{words.same}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} data-equal={isEqual(values)}>
              <th scope="row">{label}</th>
              {values.map((value, nth) => (
                <td key={leads[nth]?.id}>{value || admin.notGiven}</td>
              ))}
              <td className={styles.mark}>{isEqual(values) ? words.yes : words.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const alike = (value = '') => value.trim().toLowerCase();
