import type { ShownDetailDto } from '@boligstyling/api-client/links';
import { MASK } from '@boligstyling/domain';
import { Fragment, useState } from 'react';
import { partnerAnswer } from '../../content/partner-answer';
import { Icon } from '../ui/icon';
import styles from './owner-words.module.css';

const WORDS: readonly string[] = ['message', 'styling_needs'];
const LONG = 260;

export const isWords = ({ field }: ShownDetailDto): boolean => WORDS.includes(field);

export function OwnerWords({ details }: { details: readonly ShownDetailDto[] }) {
  return details.filter(isWords).map((each) => <Words key={each.field} {...each} />);
}

function Words({ label, value }: ShownDetailDto) {
  const [isWhole, setIsWhole] = useState(value.length <= LONG);
  return (
    <div className={styles.words}>
      <p className="muted">{label}</p>
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

export function masked(text: string) {
  return text.split(MASK).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <span className={styles.hidden}>
          <Icon name="lock" />
          {partnerAnswer.hidden}
        </span>
      )}
      {piece}
    </Fragment>
  ));
}
