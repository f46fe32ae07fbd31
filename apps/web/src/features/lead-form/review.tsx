import { useId } from 'react';
import { review } from '../../content/after-sending';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import type { AgentWish } from './agent-wish';
import type { FormStep } from './form-step';
import type { FieldName, LeadDraft } from './lead-draft';
import { reviewLines } from './review-lines';
import styles from './review.module.css';

export interface ReviewProps {
  draft: LeadDraft;
  wish: AgentWish;
  steps: readonly FormStep[];
  onChange: (field: FieldName) => void;
}

export default function Review({ draft, wish, steps, onChange }: ReviewProps) {
  const titleId = useId();
  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {review.title}
      </h3>
      <dl className={styles.lines}>
        {reviewLines(draft, wish, steps).map(({ label, answers, field }) => (
          <div key={field} className={styles.line}>
            <dt className={styles.label}>{label}</dt>
            {answers.map((answer) => (
              <dd key={answer} className={styles.answer}>
                {answer}
              </dd>
            ))}
            <dd className={styles.change}>
              <button type="button" className={styles.button} onClick={() => onChange(field)}>
                {review.change}
                <VisuallyHidden> {label}</VisuallyHidden>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
