import type { MatchRoundDto } from '@boligstyling/api-client/admin';
import { adminLead } from '../../../content/admin-lead';
import { matchCauseWords } from '../../../content/admin-words';
import { formatMoment } from '../../../shared/format/moment';
import shared from './lead-dialog.module.css';
import styles from './why-these.module.css';

/** Each use of the rule: the chosen, who was close, and counts for the rest. Newest first. */
export function WhyThese({ rounds }: { rounds: readonly MatchRoundDto[] }) {
  return (
    <details className={styles.why}>
      <summary>{adminLead.why}</summary>
      <ol className={styles.rounds}>
        {rounds.map(({ id, at, cause, decisions, refused }) => (
          <li key={id}>
            <p className={shared.note}>
              {matchCauseWords[cause]}, {formatMoment(at)}
            </p>
            <ul className={styles.decisions}>
              {decisions.map(({ partner_id, partner_name, reason }) => (
                <li key={partner_id}>
                  <strong className={shared.name}>{partner_name}.</strong> {reason}
                </li>
              ))}
            </ul>
            {refused.length > 0 && (
              <p className={shared.note}>{refused.map(({ reason }) => reason).join(' ')}</p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
