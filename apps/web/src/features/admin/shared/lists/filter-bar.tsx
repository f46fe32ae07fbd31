import type { KeyboardEvent, ReactNode } from 'react';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Enter submits nothing; Escape does not reach the list's hotkeys. */
export function FilterBar({ label, className = '', children }: FilterBarProps) {
  return (
    <form
      className={`${styles.bar} ${className}`}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={keepEscape}
    >
      {children}
    </form>
  );
}

function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}
