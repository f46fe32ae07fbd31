import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { adminLead } from '../../../content/admin-lead';
import { formatMoment } from '../../../shared/format/moment';
import { DialogSection } from './dialog-section';
import shared from './lead-dialog.module.css';
import styles from './lead-timeline.module.css';
import { timelineOf } from './timeline';

/** What has happened to the lead, newest first. */
export function LeadTimeline({ lead }: { lead: LeadDetailDto }) {
  return (
    <DialogSection title={adminLead.timeline}>
      <ol className={styles.timeline}>
        {timelineOf(lead).map(({ id, at, title, actor, tone, text, cause, nextTry }) => (
          <li key={id} className={styles.event} data-tone={tone}>
            <p className={shared.name}>{title}</p>
            <p className={shared.note}>
              {actor ? adminLead.byPerson(formatMoment(at), actor) : formatMoment(at)}
            </p>
            {text && <p className={styles.text}>{text}</p>}
            {cause && <p className={styles.failure}>{adminLead.mailCause(cause)}</p>}
            {nextTry && <p className={shared.note}>{adminLead.nextTry(formatMoment(nextTry))}</p>}
          </li>
        ))}
      </ol>
    </DialogSection>
  );
}
