import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

/** The fields that narrow a list. They work as they are changed; Enter sends nothing. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <form
      className={styles.bar}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
