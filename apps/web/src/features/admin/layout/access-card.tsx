import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { paths } from '../../../shared/config/paths';
import { admin } from '../../../content/admin/admin';
import { adminPageTitle } from '../../../content/admin/admin-page-titles';
import { useLoginState } from '../shared/session/login-way';
import { Page } from '../../../shared/layout/page';
import { ButtonLink } from '../../../shared/ui/button';
import { Wordmark } from '../../../shared/ui/wordmark';
import styles from './access-card.module.css';

export function AccessCard() {
  return (
    <Page title={adminPageTitle(useRuntimeConfig(), 'adminAccess')} className={styles.page}>
      <div className={styles.card}>
        <p className={styles.wordmark}>
          <Wordmark />
        </p>
        <h1 className={styles.title}>{admin.accessTitle}</h1>
        <p className={styles.text}>{admin.accessText}</p>
        <ButtonLink to={paths.adminLogin} state={useLoginState()} arrow>
          {admin.logIn}
        </ButtonLink>
      </div>
    </Page>
  );
}
