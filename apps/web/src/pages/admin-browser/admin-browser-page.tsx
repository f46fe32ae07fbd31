import { MakeBrowserKnown } from '../../features/admin/login/make-browser-known';
import { useAdminSession } from '../../features/admin/shared/session/use-admin-session';
import { CardPage } from '../../features/admin/shared/ui/card-page';
import { useLinkToken } from '../../features/signed-links/use-link-token';

export default function AdminBrowserPage() {
  useAdminSession();
  const token = useLinkToken();
  return (
    <CardPage page="adminBrowser">
      <MakeBrowserKnown key={token} token={token} />
    </CardPage>
  );
}
