import type { FormHints } from '@boligstyling/domain';
import styles from './hidden-field.module.css';

/** A name that no browser autofills. */
const NAME = 'kommentar';

/** Honeypot for bots, hidden from sight, keyboard and screen readers. */
export function HiddenField() {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * Fill-in hints by which the server holds suspected spam.
 *
 * @param elapsedMs since the page was opened; undefined if answers were restored
 */
export function formHints(form: HTMLFormElement, elapsedMs: number | undefined): FormHints {
  return {
    hiddenFieldFilled: new FormData(form).get(NAME) !== '',
    seconds: elapsedMs === undefined ? undefined : Math.floor(elapsedMs / 1000),
  };
}
