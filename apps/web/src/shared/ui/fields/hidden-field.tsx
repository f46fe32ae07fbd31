import type { FormHints } from '@boligstyling/domain';
import styles from './hidden-field.module.css';

/** No name that a browser fills in by itself. */
const NAME = 'kommentar';

/** A field that no person finds, by eye, by keyboard or by screen reader, and many programs fill in. */
export function HiddenField() {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * How a form was filled in, as the server is told: it holds back what a program may have sent.
 *
 * @param elapsedMs since the page was opened; undefined: the answers were there already
 */
export function formHints(form: HTMLFormElement, elapsedMs: number | undefined): FormHints {
  return {
    hiddenFieldFilled: new FormData(form).get(NAME) !== '',
    seconds: elapsedMs === undefined ? undefined : Math.floor(elapsedMs / 1000),
  };
}
