import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: string;
  /** The line under the title. */
  intro?: string;
  /** What stands above the title: the way back or the breadcrumb. */
  above?: ReactNode;
  /** What stands below the intro, such as the date of the last change. */
  children?: ReactNode;
};

/** How the pages of text begin. */
export function PageHead({ title, intro, above, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {above && <div className={styles.above}>{above}</div>}
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </header>
  );
}
