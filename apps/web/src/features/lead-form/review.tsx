import { useId } from 'react';
import { formatPhone, tidyPhone } from '@boligstyling/domain';
import { review } from '../../content/after-sending';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { sellPropertyOptions } from '../../content/lead-form-options';
import type { AgentWish, FieldName, LeadDraft } from './lead-draft';
import type { FormStep } from './section';
import styles from './review.module.css';
import { stepOf } from './refused-fields';
import { wholeAddress } from './to-payload';

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
      <dl>
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

interface ReviewLine {
  label: string;
  answers: readonly string[];
  field: FieldName;
}

const { lines } = review;

export function reviewLines(
  draft: LeadDraft,
  wish: AgentWish,
  steps: readonly FormStep[],
): readonly ReviewLine[] {
  const isAsked = (field: FieldName) => stepOf(steps, field) >= 0;
  const of = (...fields: FieldName[]) =>
    fields.filter(isAsked).map((field) => String(draft[field]));
  const sells = sellPropertyOptions.find(({ value }) => value === draft.sellProperty)?.label ?? '';
  const name = of('firstName', 'lastName', 'fullName').join(' ');
  const line = (label: string, field: FieldName, answers: readonly string[]): ReviewLine => ({
    label,
    field,
    answers: answers.map((answer) => answer.trim()).filter(Boolean),
  });

  return [
    line(lines.sells, 'sellProperty', [sells]),
    line(lines.service, 'service', of('service')),
    line(lines.you, isAsked('fullName') ? 'fullName' : 'firstName', [
      name,
      formatPhone(tidyPhone(draft.phone)),
      draft.email,
      draft.contactByEmail ? lines.byEmail : '',
    ]),
    line(lines.home, 'street', [
      wholeAddress(draft),
      of('propertyType', 'propertySize').filter(Boolean).join(', '),
    ]),
    line(lines.needs, isAsked('needs') ? 'needs' : 'rooms', [
      ...of('rooms', 'timeframe', 'needs', 'message'),
    ]),
    line(lines.agent, 'agentContact', [wish === 'none' ? '' : lines.agentYes]),
  ].filter(({ field, answers }) => isAsked(field) && answers.length > 0);
}
