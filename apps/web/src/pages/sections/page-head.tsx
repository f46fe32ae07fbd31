import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: string;
  intro?: string;
  above?: ReactNode;
  children?: ReactNode;
};

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
