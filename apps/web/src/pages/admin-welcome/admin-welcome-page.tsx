import { useOpenInvitationMutation } from '@boligstyling/api-client/admin';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { admin } from '../../content/admin';
import { adminWelcome } from '../../content/admin-welcome';
import { adminPageTitle } from '../../content/admin-page-titles';
import { useAdminSession } from '../../features/admin/shared/session/use-admin-session';
import { Welcome } from '../../features/admin/welcome/welcome';
import { paths } from '../../shared/config/paths';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { Page } from '../../shared/layout/page';
import { ButtonLink } from '../../shared/ui/button';
import { Wordmark } from '../../shared/ui/wordmark';
import styles from './admin-welcome-page.module.css';

/** Where the link of an invitation leads. The token is in the fragment, which reaches no server. */
export default function AdminWelcomePage() {
  useAdminSession();
  const config = useRuntimeConfig();
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const [open, { data: invited, isError }] = useOpenInvitationMutation();

  useEffect(() => {
    void open({ invitationDto: { token } });
  }, [open, token]);

  return (
    <Page title={adminPageTitle(config, 'adminWelcome')} className={styles.page}>
      <div className={styles.card}>
        <p className={styles.wordmark}>
          <Wordmark />
        </p>
        {invited && (
          <>
            <h1 className={styles.title}>{adminWelcome.title(invited.name)}</h1>
            <p className={styles.text}>{adminWelcome.intro(config.wordmark)}</p>
            <Welcome token={token} />
          </>
        )}
        {isError && (
          <>
            <h1 className={styles.title}>{adminWelcome.gone}</h1>
            <p className={styles.text}>{adminWelcome.goneText}</p>
            <ButtonLink to={paths.adminLogin} arrow>
              {adminWelcome.toLogin}
            </ButtonLink>
          </>
        )}
        {!invited && !isError && <p role="status">{admin.loading}</p>}
      </div>
    </Page>
  );
}
