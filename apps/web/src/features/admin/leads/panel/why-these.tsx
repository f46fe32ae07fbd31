import type { MatchRoundDto } from '@boligstyling/api-client/admin';
import { adminLead } from '../../../../content/admin/admin-lead';
import { matchCauseWords } from '../../../../content/admin/admin-words';
import { formatMoment } from '../../../../shared/format/moment';
import sections from './lead-sections.module.css';
import { PanelSection } from './panel-section';
import styles from './why-these.module.css';

export function WhyThese({ rounds }: { rounds: readonly MatchRoundDto[] }) {
  const lastToAsk = rounds.find(({ decisions }) => decisions.some(isAsked));
  const shown = rounds.filter((round, place) => place === 0 || round === lastToAsk);
  const earlier = rounds.filter((round) => !shown.includes(round));
  return (
    <PanelSection title={adminLead.why} seldom>
      {shown.map((round) => (
        <Round key={round.id} round={round} />
      ))}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{adminLead.earlierRounds(earlier.length)}</summary>
          {earlier.map((round) => (
            <Round key={round.id} round={round} />
          ))}
        </details>
      )}
    </PanelSection>
  );
}

const isAsked = ({ verdict }: MatchRoundDto['decisions'][number]) =>
  verdict === 'chosen' || verdict === 'picked';

function Round({ round: { at, cause, decisions, refused } }: { round: MatchRoundDto }) {
  const chosen = decisions.filter(isAsked);
  const near = decisions.filter((each) => !isAsked(each));
  return (
    <div className={styles.round}>
      <p className={sections.note}>
        {matchCauseWords[cause]}, {formatMoment(at)}
      </p>
      {chosen.length === 0 ? (
        <p>{adminLead.nobodyAsked}</p>
      ) : (
        <ol className={styles.chosen}>
          {chosen.map(({ partner_id, partner_name, reason }) => (
            <li key={partner_id}>
              <strong className={sections.name}>{partner_name}.</strong> {reason}
            </li>
          ))}
        </ol>
      )}
      {near.length > 0 && (
        <div>
          <p className={sections.name}>{adminLead.nearMisses}</p>
          <ul className={styles.near}>
            {near.map(({ partner_id, partner_name, reason }) => (
              <li key={partner_id}>
                {partner_name}. {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {refused.length > 0 && <p>{refused.map(({ reason }) => reason).join(' ')}</p>}
    </div>
  );
}
