import { useGetLeadQuery } from '@boligstyling/api-client/admin';
import { useEffect, useRef } from 'react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { MAIN_ID } from '../../../../shared/layout/page';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { isAnswered } from '../../shared/calls/is-answered';
import { LoadState } from '../../shared/ui/load-state';
import { LeadAssignments } from './lead-assignments';
import { LeadConsents } from './lead-consents';
import { LeadFacts } from './lead-facts';
import { LeadHeld } from './lead-held';
import { LeadQuotes } from './lead-quotes';
import { LeadPrivacy } from './lead-privacy';
import { LeadRelated } from './lead-related';
import { LeadTimeline } from './lead-timeline';
import sections from './lead-sections.module.css';
import styles from './lead-panel.module.css';
import { PanelActions } from './panel-actions';
import { PanelHead } from './panel-head';

type LeadPanelProps = {
  id: string;
  isPage: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function LeadPanel({ id, isPage, onOpen, onClose }: LeadPanelProps) {
  const lead = useGetLeadQuery({ id });
  const isGone = isAnswered(lead.error, 404);
  // A cached lead stays visible when a refetch fails.
  const data = isGone ? undefined : lead.currentData;
  const panel = useRef<HTMLDivElement>(null);
  // The focus survives when a colleague erases the lead and its sections disappear.
  const kept = useKeptFocus<HTMLDivElement>();

  useEffect(() => {
    if (isPage) window.scrollTo({ top: 0, behavior: 'instant' });
    else panel.current?.scrollTo({ top: 0 });
  }, [id, isPage]);

  const dialog = (
    <div ref={panel} className={styles.panel} role="dialog" aria-label={adminLead.title}>
      <PanelHead id={id} lead={data} isPage={isPage} onOpen={onOpen} onClose={onClose}>
        {data && <PanelActions key={id} lead={data} />}
      </PanelHead>
      <div key={id} {...kept} className={styles.body}>
        {isGone ? (
          <p>{adminLead.gone}</p>
        ) : (
          <LoadState of={{ ...lead, data }}>
            {(shown) => (
              <div className={sections.sections}>
                {shown.suspicion && <LeadHeld lead={shown} suspicion={shown.suspicion} />}
                <LeadRelated leadId={shown.id} />
                <LeadFacts lead={shown} />
                {!shown.suspicion && <LeadAssignments lead={shown} />}
                <LeadQuotes lead={shown} />
                <LeadTimeline lead={shown} />
                <LeadConsents lead={shown} />
                <LeadPrivacy lead={shown} onErased={onClose} />
              </div>
            )}
          </LoadState>
        )}
      </div>
    </div>
  );
  // The same element for every width, so that an unfinished note survives rotating a tablet.
  return (
    <div className={styles.place} {...(isPage && { role: 'main', id: MAIN_ID })}>
      {dialog}
    </div>
  );
}
