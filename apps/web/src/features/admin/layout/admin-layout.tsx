import { adminApi } from '@boligstyling/api-client/admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Outlet, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { admin } from '../../../content/admin/admin';
import { adminLogin, LOGIN_TAB } from '../../../content/admin/admin-login';
import { adminToasts } from '../../../content/admin/admin-toasts';
import { useAppDispatch } from '../../../shared/store/hooks';
import type { Ending } from '../shared/session/admin-session';
import { Allowed } from '../shared/session/allowed';
import { ConfirmAgain } from '../shared/session/confirm-again';
import { useToLogin, useLoginState } from '../shared/session/login-way';
import { useAdminSession, useIsLoggedIn } from '../shared/session/use-admin-session';
import { clearUnshown, SecretArea } from '../shared/ui/secret-area';
import { UndoArea } from '../shared/undo/undo';
import { clearBegunDrafts } from '../shared/ui/use-begun-draft';
import { useToast } from '../shared/ui/use-toast';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { adminPageTitle } from '../../../content/admin/admin-page-titles';
import { Page } from '../../../shared/layout/page';
import { ButtonLink } from '../../../shared/ui/button';
import { Wordmark } from '../../../shared/ui/wordmark';
import { AdminHeader } from './admin-header';
import styles from './admin-layout.module.css';

const TOASTS = {
  expired: adminToasts.expired,
  elsewhere: adminToasts.loggedOut,
  replaced: adminToasts.replaced,
};

const NEW_PASSWORD = `${paths.adminLogin}?${LOGIN_TAB}=${adminLogin.tabs[1].id}`;

/** Somebody else may log in next, so loaded data is dropped. */
export function AdminLayout() {
  const session = useAdminSession();
  const isLoggedIn = useIsLoggedIn();
  const [wasLoggedIn] = useState(isLoggedIn);
  const [isReplaced, setIsReplaced] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();

  const toLogin = useToLogin();
  const ended = useEffectEvent((ending?: Ending) => {
    if (ending === 'replaced') setIsReplaced(true);
    else if (session.isLoggedIn()) return;
    if (!ending) {
      clearBegunDrafts();
      clearUnshown();
      return void navigate(paths.adminLogin);
    }
    toast(TOASTS[ending], ending === 'expired' ? 'destructive' : undefined);
    toLogin();
  });
  useEffect(() => session.subscribe((ending) => ended(ending)), [session]);
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(adminApi.util.resetApiState()), [dispatch]);

  if (!isLoggedIn && !wasLoggedIn) return <AccessCard />;
  // Until the login page has loaded, actions would run as the other user.
  if (isReplaced) return null;
  return (
    <div className={styles.ground}>
      <AdminHeader />
      <UndoArea>
        <SecretArea>
          <Outlet />
        </SecretArea>
      </UndoArea>
      <ConfirmAgain />
      <footer className={styles.footer}>
        <Allowed to="configure">
          <Link className={styles.link} to={NEW_PASSWORD}>
            {admin.changePassword}
          </Link>
        </Allowed>
      </footer>
    </div>
  );
}

function AccessCard() {
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
