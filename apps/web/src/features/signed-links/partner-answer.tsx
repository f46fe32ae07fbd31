import {
  useAcceptAssignmentMutation,
  useDeclineAssignmentMutation,
  useGetPartnerLinkQuery,
} from '@boligstyling/api-client/links';
import { partnerAnswer } from '../../content/partner-answer';
import { formatRecentMoment } from '../../shared/format/moment';
import { Button } from '../../shared/ui/button';
import { LinkState } from './link-state';
import { PartnerCapacity } from './partner-capacity';
import styles from './signed-links.module.css';
import { useAct } from './use-act';

/** A partner answers. Looking changes nothing, because mail scanners open links too. */
export function PartnerAnswer({ token }: { token: string }) {
  const link = useGetPartnerLinkQuery({ token });
  const [accept, accepting] = useAcceptAssignmentMutation();
  const [decline, declining] = useDeclineAssignmentMutation();
  const act = useAct();
  const isBusy = accepting.isLoading || declining.isLoading;

  return (
    <LinkState data={link.data} error={link.error} onRetry={() => void link.refetch()}>
      {(view) => (
        <>
          <h1 className={styles.title}>{partnerAnswer.title}</h1>
          <p className={styles.lead}>{partnerAnswer.hello(view.partner_name)}</p>
          <section className={styles.card}>
            <h2 className={styles.heading}>{partnerAnswer.request(view.service, view.city)}</h2>
            <p className={styles.note}>
              {partnerAnswer.offered(formatRecentMoment(view.offered_at))}
            </p>
            <p className={styles.answer} role="status">
              {partnerAnswer.states[view.state]}
            </p>
            {(view.state === 'offered' || view.state === 'legacy-open') && (
              <>
                <div className={styles.buttons}>
                  <Button busy={isBusy} icon="check" onClick={() => void act(accept({ token }))}>
                    {partnerAnswer.accept}
                  </Button>
                  <Button
                    variant="outline"
                    busy={isBusy}
                    onClick={() => void act(decline({ token }))}
                  >
                    {partnerAnswer.decline}
                  </Button>
                </div>
                <p className={styles.note}>{partnerAnswer.declineNote}</p>
              </>
            )}
            {view.state !== 'withdrawn' && view.state !== 'declined' && (
              <p className={styles.note}>{partnerAnswer.contactNote}</p>
            )}
          </section>
          <PartnerCapacity token={token} view={view} />
        </>
      )}
    </LinkState>
  );
}
