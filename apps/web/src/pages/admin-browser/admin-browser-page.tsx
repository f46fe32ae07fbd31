import { adminPageTitle } from '../../content/admin/admin-page-titles';
import { MakeBrowserKnown } from '../../features/admin/login/make-browser-known';
import { useAdminSession } from '../../features/admin/shared/session/use-admin-session';
import { useLinkToken } from '../../features/signed-links/use-link-token';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { Page } from '../../shared/layout/page';
import { Wordmark } from '../../shared/ui/wordmark';
import card from '../admin-welcome/admin-welcome-page.module.css';

export default function AdminBrowserPage() {
  useAdminSession();
  const token = useLinkToken();
  return (
    <Page title={adminPageTitle(useRuntimeConfig(), 'adminBrowser')} className={card.page}>
      <div className={card.card}>
        <p className={card.wordmark}>
          <Wordmark />
        </p>
        <MakeBrowserKnown key={token} token={token} />
      </div>
    </Page>
  );
}
