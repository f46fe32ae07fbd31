import { useOpenInvitationMutation } from '@boligstyling/api-client/admin';
import { useEffect } from 'react';
import { admin } from '../../content/admin';
import { adminWelcome } from '../../content/admin-welcome';
import { adminPageTitle } from '../../content/admin-page-titles';
import { useAdminSession } from '../../features/admin/shared/session/use-admin-session';
import { Welcome } from '../../features/admin/welcome/welcome';
import { useLinkToken } from '../../features/signed-links/use-link-token';
import { paths } from '../../shared/config/paths';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { Page } from '../../shared/layout/page';
import { ButtonLink } from '../../shared/ui/button';
import { Wordmark } from '../../shared/ui/wordmark';
import styles from './admin-welcome-page.module.css';

/** Where the link of an invitation leads. The token is in the fragment, which reaches no server. */
export default function AdminWelcomePage() {
  useAdminSession();
  const token = useLinkToken();
  return (
    <Page title={adminPageTitle(useRuntimeConfig(), 'adminWelcome')} className={styles.page}>
      <div className={styles.card}>
        <p className={styles.wordmark}>
          <Wordmark />
        </p>
        <Invited key={token} token={token} />
      </div>
    </Page>
  );
}

function Invited({ token }: { token: string }) {
  const { wordmark } = useRuntimeConfig();
  const [open, { data: invited, isError }] = useOpenInvitationMutation();

  useEffect(() => {
    void open({ invitationDto: { token } });
  }, [open, token]);

  if (isError) {
    return (
      <>
        <h1 className={styles.title}>{adminWelcome.gone}</h1>
        <p className={styles.text}>{adminWelcome.goneText}</p>
        <ButtonLink to={paths.adminLogin} arrow>
          {adminWelcome.toLogin}
        </ButtonLink>
      </>
    );
  }
  if (!invited) return <p role="status">{admin.loading}</p>;
  return (
    <>
      <h1 className={styles.title}>{adminWelcome.title(invited.name)}</h1>
      <p className={styles.text}>{adminWelcome.intro(wordmark)}</p>
      <Welcome token={token} />
    </>
  );
}
