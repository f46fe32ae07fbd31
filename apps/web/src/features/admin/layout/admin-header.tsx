import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { admin } from '../../../content/admin';
import { peopleNavigation } from '../../../content/admin-people';
import { SkipLink } from '../../../shared/layout/skip-link';
import { Button } from '../../../shared/ui/button';
import { Wave } from '../../../shared/ui/wave';
import { Wordmark } from '../../../shared/ui/wordmark';
import { Allowed } from '../shared/session/allowed';
import { useLogOut } from '../shared/session/use-log-out';
import styles from './admin-header.module.css';
import { useRefresh } from './use-refresh';
import { useResend } from './use-resend';

/** The head of every page of the administrator's, with what can be done from all of them. */
export function AdminHeader() {
  const { refresh, isRefreshing } = useRefresh();
  const { resend, isSending } = useResend();
  const { logOut, isLeaving } = useLogOut();

  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Link className={styles.home} to={paths.home}>
            <Wordmark />
          </Link>
          <span className={styles.section}>{admin.section}</span>
        </div>
        <nav className={styles.views} aria-label={admin.navigationLabel}>
          {admin.views.map(({ label, to }) => (
            <NavLink key={to} className={styles.view} to={to} end>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="small"
            icon="refresh"
            busy={isRefreshing}
            onClick={refresh}
          >
            {admin.refresh}
          </Button>
          <Allowed to="work">
            <Button size="small" icon="mail" busy={isSending} onClick={resend}>
              {admin.resend}
            </Button>
          </Allowed>
        </div>
        <div className={styles.leave}>
          <NavLink className={styles.view} to={paths.adminAccount}>
            {peopleNavigation.own.label}
          </NavLink>
          <Button variant="quiet" size="small" icon="log-out" busy={isLeaving} onClick={logOut}>
            {admin.logOut}
          </Button>
        </div>
      </div>
      <Wave />
    </header>
  );
}
