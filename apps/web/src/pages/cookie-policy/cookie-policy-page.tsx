import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { cookies } from '../../content/pages/cookies';
import { pageTitle } from '../../content/page-titles';
import { Page } from '../../shared/layout/page';
import { TextPageView } from '../sections/text-page-view';
import { ResetConsent } from './reset-consent';

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
