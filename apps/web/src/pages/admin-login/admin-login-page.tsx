import { useRuntimeConfig } from '../../app/runtime-config';
import { pageTitle } from '../../content/page-titles';
import { Page } from '../../shared/layout/page';

export default function AdminLoginPage() {
  const config = useRuntimeConfig();
  return (
    <Page title={pageTitle(config, 'adminLogin')}>
      <h1>Logg inn</h1>
    </Page>
  );
}
