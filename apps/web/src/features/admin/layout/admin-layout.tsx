import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { adminToasts } from '../../../content/admin-toasts';
import { useAdminSession, useIsLoggedIn } from '../session/use-admin-session';
import { useToast } from '../ui/use-toast';
import { AccessCard } from './access-card';
import { AdminHeader } from './admin-header';
import styles from './admin-layout.module.css';

const TOASTS = { expired: adminToasts.expired, elsewhere: adminToasts.loggedOut };

/** What stays in place on the administrator's pages. Leads out when the session ends. */
export function AdminLayout() {
  const session = useAdminSession();
  const isLoggedIn = useIsLoggedIn();
  const [wasLoggedIn] = useState(isLoggedIn);
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(
    () =>
      session.subscribe((ending) => {
        if (session.isLoggedIn()) return;
        if (ending) toast(TOASTS[ending], ending === 'expired' ? 'destructive' : undefined);
        void navigate(paths.adminLogin);
      }),
    [session, navigate, toast],
  );

  if (!isLoggedIn && !wasLoggedIn) return <AccessCard />;
  return (
    <div className={styles.ground}>
      <AdminHeader />
      <Outlet />
    </div>
  );
}
