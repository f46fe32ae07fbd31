import { Fragment } from 'react';
import { leadForm } from '../../../content/lead-form';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
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
      {meant.length > 0 && (
        // Orca leaves buttons out of what it announces.
        <VisuallyHidden>{`${didYouMean} ${meant.join(` ${or} `)}?`}</VisuallyHidden>
      )}
      {meant.map((each, nth) => (
        <Fragment key={each}>
          <span aria-hidden="true">{nth === 0 ? `${didYouMean} ` : ` ${or} `}</span>
          <button type="button" className={styles.meant} onClick={() => onTake(each)}>
            {each}
          </button>
        </Fragment>
      ))}
      {meant.length > 0 && <span aria-hidden="true">?</span>}
    </p>
  );
}
