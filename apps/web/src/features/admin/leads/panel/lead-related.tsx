import {
  useGetRelatedLeadsQuery,
  useMergeLeadMutation,
  useSeparateLeadMutation,
  type RelatedLeadDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminLead } from '../../../../content/admin/admin-lead';
import { basedOn } from '../../../../shared/calls/versions';
import { useChange } from '../../shared/calls/use-change';
import { formatMoment } from '../../../../shared/format/moment';
import { useMay } from '../../shared/session/use-may';
import { Confirm } from '../../shared/ui/confirm';
import { RowButton } from '../../shared/lists/row-action';
import { CompareLeads } from './compare-leads';
import { PanelSection } from './panel-section';
import styles from './lead-sections.module.css';
import { useOpenLead } from '../use-open-lead';
import { useStep } from '../use-step';

const words = adminLead.related;

export function LeadRelated({ leadId }: { leadId: string }) {
  const { data } = useGetRelatedLeadsQuery({ id: leadId });
  if (!data || data.leads.length === 0) return null;
  return (
    <PanelSection title={words.title}>
      <ul className={styles.plain}>
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
    const call = what === 'join' ? join({ id }) : separate({ id, ...basedOn(other) });
    await change(call, words.done[what]);
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
        <div className={styles.actions}>
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
