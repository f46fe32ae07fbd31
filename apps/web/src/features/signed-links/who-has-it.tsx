import type { AssignmentState } from '@boligstyling/domain';
import type { OwnerLinkPartnerDto } from '@boligstyling/api-client/links';
import { ownRequest } from '../../content/own-request';
import { formatRecentMoment } from '../../shared/format/moment';
import { Chip } from '../../shared/ui/chip';
import styles from './signed-links.module.css';

const TONES = {
  offered: 'new',
  accepted: 'settled',
  declined: 'neutral',
  expired: 'neutral',
  filled: 'neutral',
  missed: 'neutral',
  undone: 'neutral',
  withdrawn: 'neutral',
  'legacy-open': 'new',
} as const satisfies Record<AssignmentState, string>;

/** Everyone who got the request, in that order. */
export function WhoHasIt({ partners }: { partners: readonly OwnerLinkPartnerDto[] }) {
  return (
    <>
      <h3 className={styles.subheading}>{ownRequest.partnersTitle}</h3>
      {partners.length === 0 && <p className={styles.note}>{ownRequest.nobody}</p>}
      <ul className={styles.partners}>
        {partners.map(({ name, company, state, offered_at }) => (
          <li key={`${name} ${offered_at}`} className={styles.partner}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.note}>{company}</p>
              <p className={styles.note}>{ownRequest.offered(formatRecentMoment(offered_at))}</p>
            </div>
            <Chip tone={TONES[state]}>{ownRequest.states[state]}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
