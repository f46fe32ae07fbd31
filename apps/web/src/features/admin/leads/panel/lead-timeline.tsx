import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { formatMoment } from '../../../../shared/format/moment';
import { useMay } from '../../shared/session/use-may';
import { AddNote } from './add-note';
import sections from './lead-sections.module.css';
import styles from './lead-timeline.module.css';
import { PanelSection } from './panel-section';
import { useIsWide } from '../use-is-wide';
import { timelineOf, type Thread, type TimelineEvent } from './timeline';

const NEWEST = 5;

const THREADS = ['all', 'owner', 'partners', 'us', 'mail'] as const;

export function LeadTimeline({ lead }: { lead: LeadDetailDto }) {
  const [thread, setThread] = useState<Thread | 'all'>('all');
  const mayWork = useMay()('work');
  const isWide = useIsWide();
  const [isWhole, setIsWhole] = useState(false);
  const events = timelineOf(lead).filter((event) => thread === 'all' || event.thread === thread);
  const shown = isWide || isWhole ? events : events.slice(0, NEWEST);

  return (
    <PanelSection title={adminLead.timeline}>
      {mayWork && <AddNote leadId={lead.id} />}
      <div className={styles.threads} role="group" aria-label={adminLead.threadsLabel}>
        {THREADS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.thread}
            aria-pressed={each === thread}
            onClick={() => setThread(each)}
          >
            {adminLead.threads[each]}
          </button>
        ))}
      </div>
      {events.length === 0 && <p className={styles.moment}>{adminLead.noEvents}</p>}
      <ol className={styles.timeline}>
        {shown.map((event) => (
          <Event key={event.id} {...event} />
        ))}
      </ol>
      {shown.length < events.length && (
        <button type="button" className={sections.more} onClick={() => setIsWhole(true)}>
          {adminLead.earlierEvents(events.length - shown.length)}
        </button>
      )}
    </PanelSection>
  );
}

function Event({ at, title, actor, tone, text, cause, nextTry }: TimelineEvent) {
  return (
    <li className={styles.event} data-tone={tone}>
      <p className={styles.moment}>{formatMoment(at)}</p>
      <div>
        <p className={styles.title}>
          {title}
          {actor && <span className={styles.actor}>{adminLead.byUser(actor)}</span>}
        </p>
        {text && <p className={styles.text}>{text}</p>}
        {cause && <p className={styles.failure}>{adminLead.mailCause(cause)}</p>}
        {nextTry && <p className={styles.moment}>{adminLead.nextTry(formatMoment(nextTry))}</p>}
      </div>
    </li>
  );
}
