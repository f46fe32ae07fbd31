import { type PartnerLinkDto, useAcceptAssignmentMutation } from '@boligstyling/api-client/links';
import { firstComeText } from '@boligstyling/domain';
import { partnerAnswer } from '../../../content/partner-answer';
import { Button } from '../../../shared/ui/button';
import { DeclineQuestion } from './decline-question';
import { LeadFacts } from './lead-facts';
import { OwnerContact } from '../owner/owner-contact';
import styles from './partner-answer.module.css';
import { priceOfYes, usePriceInFull } from '../../../shared/links/price-text';
import { useAct } from '../../../shared/links/use-act';

/** What a partner needs to decide, and the two answers. */
export function OpenQuestion({ token, view }: { token: string; view: PartnerLinkDto }) {
  const [accept, accepting] = useAcceptAssignmentMutation();
  const act = useAct();
  const priceInFull = usePriceInFull();
  const { deadline_text, owner, price_ore, places, accepted_by_others } = view;
  return (
    <>
      <dl className={styles.strip}>
        <div>
          <dt>{partnerAnswer.deadline}</dt>
          <dd>{deadline_text ?? partnerAnswer.noDeadline}</dd>
        </div>
        <div>
          <dt>{partnerAnswer.price}</dt>
          <dd>{priceInFull(price_ore)}</dd>
        </div>
      </dl>
      {view.state === 'offered' && <p className={styles.note}>{partnerAnswer.silence}</p>}
      {owner ? <OwnerContact owner={owner} /> : <LeadFacts details={view.details} />}
      <div className={styles.answers}>
        <Button
          busy={accepting.isLoading}
          onClick={() => void act(accept({ 'link-token': token }))}
        >
          {partnerAnswer.accept(priceOfYes(price_ore))}
        </Button>
        {view.state === 'offered' && (
          <p className={styles.after}>
            {partnerAnswer.acceptNote} {firstComeText(places, accepted_by_others)}
          </p>
        )}
        <DeclineQuestion token={token} />
      </div>
    </>
  );
}
