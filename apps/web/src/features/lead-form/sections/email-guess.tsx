import { Fragment } from 'react';
import { leadForm } from '../../../content/lead-form';
import { hasRareLetters, suggestEmails } from '../suggest-email';
import styles from './email-guess.module.css';

interface EmailGuessProps {
  typed: string;
  onTake: (email: string) => void;
}

export default function EmailGuess({ typed, onTake }: EmailGuessProps) {
  const { didYouMean, or, rareLetters } = leadForm.contact;
  const meant = suggestEmails(typed);
  const isRare = hasRareLetters(typed);
  if (meant.length === 0 && !isRare) return null;
  return (
    <p className={styles.guess}>
      {isRare && `${rareLetters} `}
      {meant.map((each, nth) => (
        <Fragment key={each}>
          {nth === 0 ? `${didYouMean} ` : ` ${or} `}
          <button type="button" className={styles.meant} onClick={() => onTake(each)}>
            {each}
          </button>
        </Fragment>
      ))}
      {meant.length > 0 && '?'}
    </p>
  );
}
