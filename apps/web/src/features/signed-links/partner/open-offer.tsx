import {
  type PartnerLinkDto,
  useAcceptAssignmentMutation,
  useDeclineAssignmentMutation,
} from '@boligstyling/api-client/links';
import {
  firstComeText,
  DECLINE_REASON_NAMES,
  DECLINE_REASONS,
  type DeclineReason,
} from '@boligstyling/domain';
import { partnerAnswer } from '../../../content/partner-answer';
import { Button } from '../../../shared/ui/button';
import { LeadFacts, LinkedPictures, OwnerContact } from './lead-facts';
import styles from './partner-answer.module.css';
import { priceOfYes, usePriceInFull } from '../../../shared/links/price-text';
import { useAct, useActButton } from '../../../shared/links/use-act';
import { useEffect, useRef, useState } from 'react';
import { FoldOut } from '../../../shared/ui/fold-out';
import { RadioRow } from '../../../shared/ui/fields/radio-row';

const ANCHOR = 'passer-ikke';
const isMeant = () => location.search === `?${ANCHOR}`;
const OPTIONS = DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_NAMES[value] }));

function DeclineQuestion({ token }: { token: string }) {
  const [reason, setReason] = useState<DeclineReason>();
  const [decline, declining] = useDeclineAssignmentMutation();
  const act = useAct();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isMeant()) return;
    section.current?.scrollIntoView();
    section.current?.querySelector('button')?.focus({ preventScroll: true });
    // Only once, so that an undone decline does not lead here again.
    history.replaceState(history.state, '', location.pathname + location.hash);
  }, []);

  return (
    <section ref={section} id={ANCHOR} className={styles.decline}>
      <FoldOut
        label={partnerAnswer.decline}
        isBegun={isMeant()}
        className={styles.reasons}
        onSend={() => {
          if (!declining.isLoading)
            void act(decline({ 'link-token': token, declineDto: { reason } }));
        }}
      >
        <RadioRow
          legend={partnerAnswer.declineQuestion}
          help={partnerAnswer.declineHelp}
          name="reason"
          options={OPTIONS}
          value={reason}
          onChange={setReason}
        />
        <Button type="submit" variant="outline" busy={declining.isLoading}>
          {partnerAnswer.declineNow}
        </Button>
        <p className={styles.after}>{partnerAnswer.declineNote}</p>
      </FoldOut>
    </section>
  );
}

export function OfferedAssignment({ token, view }: { token: string; view: PartnerLinkDto }) {
  const accept = useActButton(useAcceptAssignmentMutation());
  const priceInFull = usePriceInFull();
  const { deadline_text, owner, price_ore, places, accepted_by_others } = view;
  return (
    <>
      <dl className={styles.strip}>
        <div>
          <dt className="muted">{partnerAnswer.deadline}</dt>
          <dd>{deadline_text ?? partnerAnswer.noDeadline}</dd>
        </div>
        <div>
          <dt className="muted">{partnerAnswer.price}</dt>
          <dd>{priceInFull(price_ore)}</dd>
        </div>
      </dl>
      {view.state === 'offered' && <p className={styles.note}>{partnerAnswer.silence}</p>}
      {owner ? <OwnerContact owner={owner} /> : <LeadFacts details={view.details} />}
      <LinkedPictures token={token} />
      <div className={styles.answers}>
        <Button {...accept({ 'link-token': token })}>
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
