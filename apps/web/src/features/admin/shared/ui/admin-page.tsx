import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../../../../shared/config/runtime-config';
import { adminPageTitle, type AdminTitle } from '../../../../content/admin/admin-page-titles';
import { Page } from '../../../../shared/layout/page';
import styles from './admin-page.module.css';

type AdminPageProps = {
  /** Names the page in `document.title`. */
  page: AdminTitle;
  title: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  /** How many things wait on it, which the browser's tab tells. */
  waiting?: number;
  children: ReactNode;
};

/** One of the administrator's pages: its title, then its cards below each other. */
export function AdminPage({ page, title, aside, waiting, children }: AdminPageProps) {
  const named = adminPageTitle(useRuntimeConfig(), page);
  return (
    <Page title={waiting ? `(${waiting}) ${named}` : named} className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.aside}>{aside}</div>
      </div>
      {children}
    </Page>
  );
}
