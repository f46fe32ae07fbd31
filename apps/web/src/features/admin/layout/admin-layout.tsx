import {
  adminApi,
  useResendNotificationsMutation,
  type CallError,
  useLogOutAdminMutation,
} from '@boligstyling/api-client/admin';
import { useEffect, useEffectEvent, useState, useId, useRef, type KeyboardEvent } from 'react';
import { Link, Outlet, useNavigate, NavLink } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { admin } from '../../../content/admin/admin';
import { adminLogin, LOGIN_TAB } from '../../../content/admin/admin-login';
import { adminToasts, resendingToast, resentToast } from '../../../content/admin/admin-toasts';
import { useAppDispatch } from '../../../shared/store/hooks';
import type { Ending } from '../shared/session/admin-session';
import { Allowed, useMay } from '../shared/session/use-may';
import { ConfirmAgain } from '../shared/session/confirm-again';
import { useToLogin, useLoginState } from '../shared/session/login-way';
import { useAdminSession, useIsLoggedIn } from '../shared/session/use-admin-session';
import { CardPage } from '../shared/ui/card-page';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { clearUnshown, SecretArea } from '../shared/ui/secret-area';
import { UndoArea } from '../shared/undo/undo';
import { clearBegunDrafts } from '../shared/ui/admin-form';
import { useToast } from '../shared/calls/use-change';
import { Button, ButtonLink, SideButton } from '../../../shared/ui/button';
import { Wordmark } from '../../../shared/ui/wordmark';
import styles from './admin-layout.module.css';
import { adminPaths } from '../../../shared/config/admin-paths';
import { usersNavigation } from '../../../content/admin/admin-users';
import { header } from '../../../content/header';
import { SkipLink } from '../../../shared/layout/skip-link';
import { Icon } from '../../../shared/ui/icon';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { Wave } from '../../../shared/ui/wave';
import { isWithoutToken } from '../shared/calls/use-failed-load';

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
    <CardPage page="adminAccess">
      <h1>{admin.accessTitle}</h1>
      <p>{admin.accessText}</p>
      <ButtonLink to={paths.adminLogin} state={useLoginState()} arrow>
        {admin.logIn}
      </ButtonLink>
    </CardPage>
  );
}

export function AdminHeader() {
  const { refresh, isRefreshing } = useRefresh();
  const { resend, isSending } = useResend();
  const { logOut, isLeaving } = useLogOut();
  const may = useMay();
  const views = admin.views.filter(({ needs }) => !needs || may(needs));
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const close = () => setIsOpen(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    toggle.current?.focus();
  };

  return (
    <header className={styles.header} onKeyDown={closeOnEscape}>
      <SkipLink />
      <div className={styles.bar} data-open={isOpen || undefined}>
        <div className={styles.brand}>
          <Link className={styles.home} to={paths.home}>
            <Wordmark />
          </Link>
          <span className="muted">{admin.section}</span>
        </div>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <VisuallyHidden>{isOpen ? header.closeMenu : header.openMenu}</VisuallyHidden>
        </button>
        <nav className={styles.views} id={menuId} aria-label={admin.navigationLabel}>
          {views.map(({ label, to }) => (
            <NavLink key={to} className={styles.view} to={to} end onClick={close}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.actions}>
          <SideButton icon="refresh" busy={isRefreshing} onClick={refresh}>
            {admin.refresh}
          </SideButton>
          <Allowed to="work">
            <Button variant="quiet" size="small" icon="mail" busy={isSending} onClick={resend}>
              {admin.resend}
            </Button>
          </Allowed>
        </div>
        <div className={styles.leave}>
          <NavLink className={styles.view} to={adminPaths.account} onClick={close}>
            {usersNavigation.own.label}
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

function useRefresh() {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const dispatch = useAppDispatch();

  const refresh = async () => {
    setIsRefreshing(true);
    dispatch(adminApi.util.invalidateTags(['admin']));
    await Promise.all(dispatch(adminApi.util.getRunningQueriesThunk()));
    setIsRefreshing(false);
  };

  return { refresh: () => void refresh(), isRefreshing };
}

export function useResend() {
  const [send, { isLoading: isSending }] = useResendNotificationsMutation();
  const { contactEmail } = useRuntimeConfig();
  const session = useAdminSession();
  const toLogin = useToLogin();
  const toast = useToast();

  const withoutToken = () => {
    toast(adminToasts.resendWithoutToken, 'destructive');
    toLogin();
  };
  const refused = (error: CallError) => {
    if (session.isEndShown()) return;
    if (isWithoutToken(error)) return withoutToken();
    const isUnauthorized = [401, 403, 'CUSTOM_ERROR'].includes(error.status);
    toast(isUnauthorized ? adminToasts.resendRefused : adminToasts.resendFailed, 'destructive');
  };
  const resend = async () => {
    if (!session.isLoggedIn()) return withoutToken();
    toast(resendingToast(contactEmail));
    const { data, error } = await send();
    if (error) refused(error as CallError);
    else toast(resentToast(data.sentCount, data.errorCount, data.pendingCount));
  };

  return { resend: () => void resend(), isSending };
}

/** Milliseconds. */
const TIMEOUT_MS = 3_000;

function useLogOut() {
  const [revoke, { isLoading: isLeaving }] = useLogOutAdminMutation();
  const session = useAdminSession();
  const toast = useToast();

  const logOut = async () => {
    const tooLong = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    await Promise.race([revoke(), tooLong]);
    session.end();
    toast(adminToasts.loggedOut);
  };

  return { logOut: () => void logOut(), isLeaving };
}
