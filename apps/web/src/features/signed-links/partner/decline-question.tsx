import { useDeclineAssignmentMutation } from '@boligstyling/api-client/links';
import { DECLINE_REASON_NAMES, DECLINE_REASONS, type DeclineReason } from '@boligstyling/domain';
import { useEffect, useRef, useState } from 'react';
import { partnerAnswer } from '../../../content/partner-answer';
import { Button } from '../../../shared/ui/button';
import { FoldOut } from '../../../shared/ui/fold-out';
import { RadioRow } from '../../../shared/ui/fields/radio-row';
import styles from './partner-answer.module.css';
import { useAct } from '../../../shared/links/use-act';

/** The e-mail's «Passer ikke» leads here: by the query, or in links of before by the fragment. */
const ANCHOR = 'passer-ikke';
const isMeant = () => location.search === `?${ANCHOR}` || location.hash === `#${ANCHOR}`;
const OPTIONS = DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_NAMES[value] }));

/** «Passer ikke»: asks why, which nobody need say, and sends the question on. */
export function DeclineQuestion({ token }: { token: string }) {
  const [reason, setReason] = useState<DeclineReason>();
  const [decline, declining] = useDeclineAssignmentMutation();
  const act = useAct();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isMeant()) return;
    section.current?.scrollIntoView();
    section.current?.querySelector('button')?.focus({ preventScroll: true });
    // Followed once: whoever takes the refusal back is not led to it again.
    const link = location.hash.replace(`#${ANCHOR}`, '');
    history.replaceState(history.state, '', location.pathname + link);
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
