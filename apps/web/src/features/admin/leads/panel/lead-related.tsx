import {
  useGetRelatedLeadsQuery,
  useMergeLeadMutation,
  useSeparateLeadMutation,
  type RelatedLeadDto,
  type LeadDetailDto,
  useGetLeadQuery,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminLead } from '../../../../content/admin/admin-lead';
import { basedOn } from '../../../../shared/calls/versions';
import { useChange } from '../../shared/calls/use-change';
import { formatMoment } from '../../../../shared/format/moment';
import { useMay } from '../../shared/session/use-may';
import { Confirm, useStep } from '../../shared/ui/confirm';
import { RowButton } from '../../shared/lists/row-action';
import { PanelSection } from './panel-section';
import styles from './lead-sections.module.css';
import { useOpenLead } from '../use-open-lead';
import { fieldsShownTo, LEAD_FIELDS, shownValue } from '@boligstyling/domain';
import { admin } from '../../../../content/admin/admin';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { LoadState } from '../../shared/ui/load-state';
import comparing from './lead-related.module.css';

const words = adminLead.related;

export function LeadRelated({ leadId }: { leadId: string }) {
  const { data } = useGetRelatedLeadsQuery({ id: leadId });
  if (!data || data.leads.length === 0) return null;
  return (
    <PanelSection title={words.title}>
      <ul className="stack-2 whole-words">
        {data.leads.map((other) => (
          <li key={other.id} className={styles.form}>
            <Related leadId={leadId} other={other} />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

/** Only the later of two leads is merged or kept apart. */
function Related({ leadId, other }: { leadId: string; other: RelatedLeadDto }) {
  const { relation } = other;
  const id = relation === 'merged' || relation === 'perhaps' ? leadId : other.id;
  const isMerged = relation === 'merged' || relation === 'merged-by';
  const [join, joining] = useMergeLeadMutation();
  const [separate, separating] = useSeparateLeadMutation();
  const [asking, setAsking] = useStep<'join' | 'separate'>(relation);
  const { state } = useLocation();
  const isAsked = relation === 'perhaps' && state?.toCompare === true;
  const [isComparing, setIsComparing] = useState(isAsked);
  const { open } = useOpenLead();
  const change = useChange();
  const mayWork = useMay()('work');

  const decide = async (what: 'join' | 'separate') => {
    const seen = { id, ...basedOn(other) };
    await change(what === 'join' ? join(seen) : separate(seen), words.done[what]);
    setAsking(undefined);
  };

  return (
    <>
      <p>{words.relations[relation](other.customer_name, formatMoment(other.received_at))}</p>
      <p className={styles.note}>
        {other.service_type} · {other.customer_email}
      </p>
      {isComparing && (
        <CompareLeads ids={[leadId, other.id]} onClose={() => setIsComparing(false)} />
      )}
      {asking ? (
        <Confirm
          question={words.questions[asking === 'separate' && isMerged ? 'undo' : asking]}
          yes={words[asking]}
          busy={joining.isLoading || separating.isLoading}
          onYes={() => void decide(asking)}
          onNo={() => setAsking(undefined)}
        />
      ) : (
        <div className="wrap-2">
          <RowButton label={adminLead.compare.open} onClick={() => setIsComparing(true)} />
          <RowButton label={words.open} onClick={() => open(other.id)} />
          {mayWork && !isMerged && (
            <RowButton label={words.join} onClick={() => setAsking('join')} />
          )}
          {mayWork && <RowButton label={words.separate} onClick={() => setAsking('separate')} />}
        </div>
      )}
    </>
  );
}

const FIELD_WORDS = adminLead.compare;

/** The form that was used says nothing about the home. */
const COMPARED = fieldsShownTo('administrator').filter(
  ({ key }) => LEAD_FIELDS[key].group !== 'origin',
);

type CompareLeadsProps = { ids: readonly [string, string]; onClose: () => void };

export function CompareLeads({ ids, onClose }: CompareLeadsProps) {
  const one = useGetLeadQuery({ id: ids[0] });
  const other = useGetLeadQuery({ id: ids[1] });
  const { isError, error, isFetching, refetch } = one.data && !one.isError ? other : one;
  const both = one.data && other.data ? [one.data, other.data] : undefined;
  return (
    <Dialog title={FIELD_WORDS.title} onClose={onClose}>
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
      label: FIELD_WORDS.partners,
      values: leads.map(({ assignments }) =>
        assignments.map(({ partner_name }) => partner_name).join(', '),
      ),
    },
  ].filter(({ values }) => values.some((value) => value !== ''));
  const isEqual = (values: readonly string[]) => alike(values[0]) === alike(values[1]);
  const equal = rows.filter(({ values }) => isEqual(values)).length;
  return (
    <>
      <p>{FIELD_WORDS.equal(equal, rows.length)}</p>
      <table className={comparing.table}>
        <thead>
          <tr>
            <th scope="col">{FIELD_WORDS.field}</th>
            {leads.map(({ id, created_at }) => (
              <th key={id} scope="col">
                {formatMoment(created_at)}
              </th>
            ))}
            <th scope="col">{FIELD_WORDS.same}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} data-equal={isEqual(values)}>
              <th scope="row">{label}</th>
              {values.map((value, nth) => (
                <td key={leads[nth]?.id}>{value || admin.notGiven}</td>
              ))}
              <td className={comparing.mark}>
                {isEqual(values) ? FIELD_WORDS.yes : FIELD_WORDS.no}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const alike = (value = '') => value.trim().toLowerCase();
