import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../../../../shared/config/runtime-config';
import { adminPageTitle, type AdminTitle } from '../../../../content/admin/admin-page-titles';
import { Page } from '../../../../shared/layout/page';
import styles from './admin-page.module.css';
import { useGetOwnAccountQuery } from '@boligstyling/api-client/admin';
import { may } from '@boligstyling/domain';
import { NavLink } from 'react-router-dom';
import { usersNavigation } from '../../../../content/admin/admin-users';

type AdminPageProps = {
  page: AdminTitle;
  title: string;
  aside?: ReactNode;
  /** A count in the browser tab. */
  waiting?: number;
  children: ReactNode;
};

export function AdminPage({ page, title, aside, waiting, children }: AdminPageProps) {
  const named = adminPageTitle(useRuntimeConfig(), page);
  return (
    <Page title={waiting ? `(${waiting}) ${named}` : named} className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className="muted">{aside}</div>
      </div>
      {children}
    </Page>
  );
}

const { own, owners } = usersNavigation;

export function UsersNav() {
  const account = useGetOwnAccountQuery().data;
  const views = account && may(account.role, 'users') ? [own, ...owners] : [own];
  return (
    <nav className={styles.nav} aria-label={usersNavigation.label}>
      {views.map(({ label, to }) => (
        <NavLink key={to} className={styles.view} to={to}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
