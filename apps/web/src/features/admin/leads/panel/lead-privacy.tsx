import {
  useDeleteLeadMutation,
  useGetRelatedLeadsQuery,
  type LeadDetailDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { useChange } from '../../shared/calls/use-change';
import { useWhileMounted } from '../../shared/calls/use-while-mounted';
import { useDownload } from '../../shared/calls/use-download';
import { useMay } from '../../shared/session/use-may';
import { Confirm } from '../../shared/ui/confirm';
import { RowButton } from '../../shared/lists/row-action';
import { PanelSection } from './panel-section';
import styles from './lead-sections.module.css';

/** GDPR, articles 15 and 17. */
export function LeadPrivacy({ lead, onErased }: { lead: LeadDetailDto; onErased: () => void }) {
  const [erase, { isLoading }] = useDeleteLeadMutation();
  const related = useGetRelatedLeadsQuery({ id: lead.id });
  const alsoErased = related.data?.leads.filter((it) => it.erased_with).length ?? 0;
  const { download, isDownloading } = useDownload(adminLead.exportFailed);
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();
  const leave = useWhileMounted(onErased);
  const may = useMay();

  const eraseNow = async () => {
    if (await change(erase({ id: lead.id }), adminLead.erased)) leave();
  };

  if (!may('export')) return null;
  return (
    <PanelSection title={adminLead.privacy} seldom>
      <p className={styles.note}>{adminLead.privacyText}</p>
      {isAsking ? (
        <Confirm
          question={adminLead.eraseQuestion(lead.customer_name, alsoErased)}
          yes={adminLead.eraseNow}
          busy={isLoading}
          onYes={() => void eraseNow()}
          onNo={() => setIsAsking(false)}
        />
      ) : (
        <div className={styles.actions}>
          <RowButton
            label={adminLead.export}
            busy={isDownloading}
            onClick={() =>
              void download(`/api/admin/leads/${lead.id}/export`, adminLead.exportName(lead.id))
            }
          />
          <RowButton
            label={adminLead.erase}
            busy={related.isLoading}
            onClick={() => setIsAsking(true)}
          />
        </div>
      )}
    </PanelSection>
  );
}
