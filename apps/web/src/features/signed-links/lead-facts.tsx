import type { ToldDetailDto } from '@boligstyling/api-client/links';
import { MASK } from '@boligstyling/domain';
import { Fragment, useState } from 'react';
import { partnerAnswer } from '../../content/partner-answer';
import { Icon } from '../../shared/ui/icon';
import styles from './partner-answer.module.css';

const WORDS: readonly string[] = ['message', 'styling_needs'];
const IN_THE_TITLE = 'service_type';
/** What fits in a few lines on a phone; more is folded. */
const LONG = 260;

/** What the owner has told: short answers in a list, and then what she wrote. */
export function LeadFacts({ details }: { details: readonly ToldDetailDto[] }) {
  const facts = details.filter(({ field }) => field !== IN_THE_TITLE && !WORDS.includes(field));
  const words = details.filter(({ field }) => WORDS.includes(field));
  const hides = details.some(({ value }) => value.includes(MASK));
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ field, label, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{masked(value)}</dd>
          </div>
        ))}
      </dl>
      {words.map((each) => (
        <Words key={each.field} {...each} />
      ))}
      {hides && <p className={styles.note}>{partnerAnswer.hiddenNote}</p>}
    </>
  );
}

function Words({ label, value }: ToldDetailDto) {
  const [isWhole, setIsWhole] = useState(value.length <= LONG);
  return (
    <div className={styles.words}>
      <p className={styles.note}>{label}</p>
      <blockquote className={isWhole ? styles.quote : styles.folded}>{masked(value)}</blockquote>
      {value.length > LONG && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? partnerAnswer.readLess : partnerAnswer.readAll}
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}

/** What is hidden says so in a word. */
function masked(text: string) {
  return text.split(MASK).map((told, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <span className={styles.hidden}>
          <Icon name="lock" />
          {partnerAnswer.hidden}
        </span>
      )}
      {told}
    </Fragment>
  ));
}
