import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { pageTitle } from '../../content/page-titles';
import { privacy } from '../../content/pages/privacy';
import { Page } from '../../shared/layout/page';
import { TextPageView } from '../sections/text-page-view';

export default function PrivacyPage() {
  const config = useRuntimeConfig();
  return (
    <Page title={pageTitle(config, 'privacy')}>
      <TextPageView page={privacy(config)} />
    </Page>
  );
}
