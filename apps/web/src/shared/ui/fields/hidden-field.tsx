import type { FormHints } from '@boligstyling/domain';
import styles from './hidden-field.module.css';

/** No browser autofills it. */
const NAME = 'kommentar';

/** A honeypot. */
export function HiddenField() {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** @param elapsedMs since the page was opened; undefined if answers were restored */
export function formHints(form: HTMLFormElement, elapsedMs: number | undefined): FormHints {
  return {
    hiddenFieldFilled: new FormData(form).get(NAME) !== '',
    seconds: elapsedMs === undefined ? undefined : Math.floor(elapsedMs / 1000),
  };
}
