import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { adminPaths } from '../../../shared/config/admin-paths';
import { paths } from '../../../shared/config/paths';
import { admin } from '../../../content/admin/admin';
import { usersNavigation } from '../../../content/admin/admin-users';
import { header } from '../../../content/header';
import { SkipLink } from '../../../shared/layout/skip-link';
import { Button } from '../../../shared/ui/button';
import { Icon } from '../../../shared/ui/icon';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { Wave } from '../../../shared/ui/wave';
import { Wordmark } from '../../../shared/ui/wordmark';
import { Allowed } from '../shared/session/allowed';
import { useMay } from '../shared/session/use-may';
import styles from './admin-header.module.css';
import {
  adminApi,
  useResendNotificationsMutation,
  type CallError,
  useLogOutAdminMutation,
} from '@boligstyling/api-client/admin';
import { useAppDispatch } from '../../../shared/store/hooks';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { adminToasts, resendingToast, resentToast } from '../../../content/admin/admin-toasts';
import { isWithoutToken } from '../shared/calls/use-failed-load';
import { useToLogin } from '../shared/session/login-way';
import { useAdminSession } from '../shared/session/use-admin-session';
import { useToast } from '../shared/ui/use-toast';

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
          <span className={styles.section}>{admin.section}</span>
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
