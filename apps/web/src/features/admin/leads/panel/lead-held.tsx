import { useReleaseLeadMutation, type LeadDetailDto } from '@boligstyling/api-client/admin';
import type { Suspicion } from '@boligstyling/domain';
import { adminLead } from '../../../../content/admin/admin-lead';
import { useChange } from '../../shared/calls/use-change';
import { useMay } from '../../shared/session/use-may';
import { RowButton } from '../../shared/lists/row-action';
import { PanelSection } from './panel-section';
import styles from './lead-sections.module.css';

type LeadHeldProps = { lead: LeadDetailDto; suspicion: Suspicion };

export function LeadHeld({ lead, suspicion }: LeadHeldProps) {
  const [release, { isLoading }] = useReleaseLeadMutation();
  const change = useChange();
  const mayWork = useMay()('work');

  return (
    <PanelSection title={adminLead.held}>
      <p className={styles.note}>{adminLead.suspicions[suspicion]}</p>
      <p className={styles.note}>{adminLead.heldText}</p>
      <div className={styles.actions}>
        {mayWork && (
          <RowButton
            label={adminLead.release}
            busy={isLoading}
            onClick={() => void change(release({ id: lead.id }), adminLead.released)}
          />
        )}
      </div>
    </PanelSection>
  );
}
