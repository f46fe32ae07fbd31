import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  label: string;
  /** How wide its columns are, where words of its own need more than all others do. */
  className?: string | undefined;
  children: ReactNode;
};

/** The fields that narrow a list. They work as they are changed; Enter sends nothing. */
export function FilterBar({ label, className = '', children }: FilterBarProps) {
  return (
    <form
      className={`${styles.bar} ${className}`}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
