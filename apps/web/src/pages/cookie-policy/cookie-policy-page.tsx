import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { cookies, resetConsent } from '../../content/pages/cookies';
import { pageTitle } from '../../content/page-titles';
import { Page } from '../../shared/layout/page';
import { TextPageView } from '../sections/text-page-view';
import { NONE } from '../../shared/consent/consent-record';
import { storeConsent } from '../../shared/consent/consent-storage';
import { removeUnconsented } from '../../shared/consent/withdrawal';
import { Button } from '../../shared/ui/button';
import styles from './reset-consent.module.css';

export default function CookiePolicyPage() {
  const config = useRuntimeConfig();
  return (
    <Page title={pageTitle(config, 'cookies')}>
      <TextPageView page={cookies(config)}>
        <ResetConsent />
      </TextPageView>
    </Page>
  );
}

function reset() {
  storeConsent(null);
  removeUnconsented(NONE);
  window.location.reload();
}

function ResetConsent() {
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
