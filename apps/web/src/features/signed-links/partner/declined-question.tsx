import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { DECLINE_REASON_NAMES, type DeclineReason } from '@boligstyling/domain';
import { partnerAnswer } from '../../../content/partner-answer';
import styles from './partner-answer.module.css';
import { UndoAnswer } from './undo-answer';

/** After a no: a way back for ten minutes, and one proposal that follows from the reason. */
export function DeclinedQuestion({ token, view }: { token: string; view: PartnerLinkDto }) {
  const { decline_reason: reason, undo_until, paused } = view;
  const advice = reason && adviceFor(reason, paused);
  return (
    <>
      {undo_until && (
        <UndoAnswer
          token={token}
          until={undo_until}
          title={partnerAnswer.changedMind}
          text={partnerAnswer.changedMindText}
        />
      )}
      {advice && (
        <section className={styles.card}>
          <p className={styles.note}>{partnerAnswer.youAnswered(DECLINE_REASON_NAMES[reason])}</p>
          <h2 className={styles.advice}>{advice.title}</h2>
          <p className={styles.note}>{advice.text}</p>
        </section>
      )}
    </>
  );
}

function adviceFor(reason: DeclineReason, paused: boolean) {
  switch (reason) {
    case 'no-time':
      if (paused) return undefined;
      return { title: partnerAnswer.pauseAdvice, text: partnerAnswer.pauseAdviceText };
    case 'too-far':
    case 'too-small':
    case 'other-kind':
      return { title: partnerAnswer.areaAdvice, text: partnerAnswer.areaAdviceText };
    default:
      return undefined;
  }
}
