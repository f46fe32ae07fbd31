import { useRef, useState } from 'react';
import { leadForm } from '../../../content/lead-form';
import { TextField } from '../../../shared/ui/field';
import type { SectionProps } from '../section';
import styles from './email-field.module.css';

const texts = leadForm.contact;
const loadSuggest = () => import('../suggest-email');

/** Asks, once it is left, about a domain that looks mistyped. Nothing typed is changed unasked. */
export function EmailField({ fields, draft, change }: SectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const [guess, setGuess] = useState<{ typed: string; meant: string | undefined }>();
  const meant = guess?.typed === draft.email ? guess.meant : undefined;

  const look = async (typed: string) => {
    const suggest = await loadSuggest().catch(() => undefined);
    setGuess({ typed, meant: suggest?.suggestEmail(typed) });
  };
  const take = (email: string) => {
    change({ email });
    input.current?.focus();
  };

  return (
    <TextField
      ref={input}
      label={texts.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...fields.text('email')}
      onBlur={({ target }) => void look(target.value)}
    >
      <div role="status">
        {meant && (
          <p className={styles.guess}>
            {texts.didYouMean}{' '}
            <button type="button" className={styles.meant} onClick={() => take(meant)}>
              {meant}
            </button>
            ?
          </p>
        )}
      </div>
    </TextField>
  );
}
