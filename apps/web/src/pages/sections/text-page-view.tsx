import type { ReactNode } from 'react';
import { textPage } from '../../content/pages/text-page';
import type { TextPage } from '../../content/types';
import { Prose } from '../../shared/ui/prose';
import frame from './frame.module.css';
import { PageHead } from './page-head';
import styles from './text-page-view.module.css';
import { TableOfContents } from './table-of-contents';

type TextPageViewProps = {
  page: TextPage;
  above?: ReactNode;
  children?: ReactNode;
};

/** `02.01.2025` as `2025-01-02`. */
const isoDate = (date: string): string => date.split('.').reverse().join('-');

export function TextPageView({ page, above, children }: TextPageViewProps) {
  return (
    <div className={frame.frame}>
      <PageHead title={page.title} intro={page.intro} above={above}>
        {page.updated && (
          <p className={styles.updated}>
            {textPage.updated} <time dateTime={isoDate(page.updated)}>{page.updated}</time>
          </p>
        )}
      </PageHead>
      <div className={styles.columns}>
        <TableOfContents blocks={page.blocks} />
        <div className={styles.text}>
          <Prose blocks={page.blocks} />
          {children}
        </div>
      </div>
    </div>
  );
}
