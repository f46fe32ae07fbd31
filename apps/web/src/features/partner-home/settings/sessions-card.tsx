import {
  useEndPartnerSessionMutation,
  useListPartnerSessionsQuery,
} from '@boligstyling/api-client/partner';
import { partnerSessions } from '../../../content/partner-home';
import { formatRecentMoment } from '../../../shared/format/moment';
import { useActButton } from '../../../shared/links/use-act';
import { SideButton } from '../../../shared/ui/button';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { LoadFailed } from '../load-failed';
import { PartnerCard } from '../partner-card';
import styles from './settings.module.css';

export function SessionsCard() {
  const { data, error, refetch } = useListPartnerSessionsQuery();
  const end = useActButton(useEndPartnerSessionMutation());
  return (
    <PartnerCard title={partnerSessions.title}>
      {!data && <LoadFailed error={error} onRetry={refetch} />}
      <ul>
        {data?.sessions.map(({ id, browser, network, last_used_at, is_this }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.device}>{browser}</p>
              <p className="muted">
                {is_this
                  ? partnerSessions.here
                  : `${partnerSessions.lastUsed(formatRecentMoment(last_used_at))}, ${network}`}
              </p>
            </div>
            {!is_this && (
              <SideButton {...end({ id }, partnerSessions.ended)}>
                <span aria-hidden="true">{partnerSessions.end}</span>
                <VisuallyHidden>{partnerSessions.endOf(browser)}</VisuallyHidden>
              </SideButton>
            )}
          </li>
        ))}
      </ul>
    </PartnerCard>
  );
}
