import { useGetLeadQuery } from '@boligstyling/api-client/admin';
import { adminLead } from '../../../content/admin-lead';
import { Dialog } from '../../../shared/ui/dialog';
import { LoadState } from '../shared/ui/load-state';
import { LeadAssignments } from './lead-assignments';
import { LeadConsents } from './lead-consents';
import { LeadFacts } from './lead-facts';
import { LeadHeld } from './lead-held';
import { LeadFollowUp } from './lead-follow-up';
import { LeadPrivacy } from './lead-privacy';
import { LeadRelated } from './lead-related';
import { LeadTimeline } from './lead-timeline';
import styles from './lead-dialog.module.css';

/** One lead with everything that belongs to it, and all that can be done with it. */
export function LeadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const lead = useGetLeadQuery({ id });
  const isGone = lead.error && 'status' in lead.error && lead.error.status === 404;

  return (
    <Dialog title={adminLead.title} onClose={onClose}>
      {isGone ? (
        <p>{adminLead.gone}</p>
      ) : (
        <LoadState of={lead}>
          {(data) => (
            <div className={styles.sections}>
              <LeadFacts lead={data} />
              <LeadRelated leadId={data.id} />
              <LeadFollowUp lead={data} />
              {data.suspicion ? (
                <LeadHeld lead={data} suspicion={data.suspicion} />
              ) : (
                <LeadAssignments lead={data} />
              )}
              <LeadConsents lead={data} />
              <LeadTimeline lead={data} />
              <LeadPrivacy lead={data} onErased={onClose} />
            </div>
          )}
        </LoadState>
      )}
    </Dialog>
  );
}
