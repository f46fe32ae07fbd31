import type { ToldDetailDto } from '@boligstyling/api-client/links';
import { MASK } from '@boligstyling/domain';
import { Fragment, useState } from 'react';
import { partnerAnswer } from '../../content/partner-answer';
import { Icon } from '../ui/icon';
import styles from './owner-words.module.css';

const WORDS: readonly string[] = ['message', 'styling_needs'];
/** What fits in a few lines on a phone; more is folded. */
const LONG = 260;

/** Whether a detail is what the owner wrote in words of her own, not a short answer. */
export const isWords = ({ field }: ToldDetailDto): boolean => WORDS.includes(field);

/** What the owner wrote in words of her own, long texts folded. */
export function OwnerWords({ details }: { details: readonly ToldDetailDto[] }) {
  return details.filter(isWords).map((each) => <Words key={each.field} {...each} />);
}

function Words({ label, value }: ToldDetailDto) {
  const [isWhole, setIsWhole] = useState(value.length <= LONG);
  return (
    <div className={styles.words}>
      <p className={styles.label}>{label}</p>
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

/** A text in which what is hidden says so in a word. */
export function masked(text: string) {
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
