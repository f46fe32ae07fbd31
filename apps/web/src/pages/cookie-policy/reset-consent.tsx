import { resetConsent } from '../../content/pages/cookies';
import { NONE } from '../../shared/consent/consent-record';
import { clearConsent } from '../../shared/consent/consent-storage';
import { removeUnconsented } from '../../shared/consent/withdrawal';
import { Button } from '../../shared/ui/button';
import styles from './reset-consent.module.css';

/** Withdraws everything and loads the page again, so that the banner asks anew. */
function reset() {
  clearConsent();
  removeUnconsented(NONE);
  window.location.reload();
}

export function ResetConsent() {
  return (
    <section className={styles.box} aria-labelledby="reset-consent">
      <h2 className={styles.title} id="reset-consent">
        {resetConsent.title}
      </h2>
      <p className={styles.text}>{resetConsent.text}</p>
      <Button icon="refresh" onClick={reset}>
        {resetConsent.button}
      </Button>
    </section>
  );
}
