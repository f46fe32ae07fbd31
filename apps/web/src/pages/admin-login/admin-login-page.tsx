import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { adminLogin, LOGIN_TAB } from '../../content/admin/admin-login';
import { adminPageTitle } from '../../content/admin/admin-page-titles';
import { LoginForm, UserLogin } from '../../features/admin/login/login-form';
import { PasswordForm } from '../../features/admin/login/password-form';
import { Tabs } from '../../features/admin/shared/lists/tabs';
import { Page } from '../../shared/layout/page';
import { Picture } from '../../shared/ui/picture';
import { Wordmark } from '../../shared/ui/wordmark';
import styles from './admin-login-page.module.css';

const [LOG_IN, CHANGE] = adminLogin.tabs;

export default function AdminLoginPage() {
  const config = useRuntimeConfig();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const chosen = search.get(LOGIN_TAB) === CHANGE.id ? CHANGE.id : LOG_IN.id;

  return (
    <Page title={adminPageTitle(config, 'adminLogin')} className={styles.page}>
      <div className={styles.side}>
        <Link className={styles.home} to={paths.home}>
          <Wordmark />
        </Link>
        <div className={styles.card}>
          <h1 className={styles.title}>{adminLogin.title}</h1>
          <p className={styles.intro}>{adminLogin.intro}</p>
          <Tabs
            label={adminLogin.tabsLabel}
            tabs={adminLogin.tabs}
            chosen={chosen}
            onChoose={(tab) =>
              setSearch(tab === CHANGE.id ? { [LOGIN_TAB]: tab } : {}, { replace: true, state })
            }
          >
            {chosen === CHANGE.id ? (
              <PasswordForm />
            ) : (
              <>
                <LoginForm />
                <UserLogin />
              </>
            )}
          </Tabs>
        </div>
      </div>
      <div className={styles.picture}>
        <Picture name="room-window" sizes="50vw" className="filled" priority />
      </div>
    </Page>
  );
}
