import { leadForm } from '../../../content/lead-form';
import { suggestEmail } from '../suggest-email';
import styles from './email-guess.module.css';

interface EmailGuessProps {
  typed: string;
  onTake: (email: string) => void;
}

/** The address that was perhaps meant, to be taken by a press. */
export default function EmailGuess({ typed, onTake }: EmailGuessProps) {
  const meant = suggestEmail(typed);
  return meant ? (
    <p className={styles.guess}>
      {leadForm.contact.didYouMean}{' '}
      <button type="button" className={styles.meant} onClick={() => onTake(meant)}>
        {meant}
      </button>
      ?
    </p>
  ) : null;
}
