import type { ReactNode } from 'react';
import { adminPageTitle, type AdminTitle } from '../../../../content/admin/admin-page-titles';
import { useRuntimeConfig } from '../../../../shared/config/runtime-config';
import { Page } from '../../../../shared/layout/page';
import { Wordmark } from '../../../../shared/ui/wordmark';
import styles from './card-page.module.css';

/** A page before login. */
export function CardPage({ page, children }: { page: AdminTitle; children: ReactNode }) {
  return (
    <Page title={adminPageTitle(useRuntimeConfig(), page)} className={styles.page}>
      <div className={styles.card}>
        <p className={styles.wordmark}>
          <Wordmark />
        </p>
        {children}
      </div>
    </Page>
  );
}
