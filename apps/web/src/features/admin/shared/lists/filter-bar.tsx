import type { KeyboardEvent, ReactNode } from 'react';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  label: string;
  /** Column widths, where one field needs more room. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Filters apply on change, so Enter submits nothing. Escape stays in the field and does not reach
 * the list's hotkeys.
 */
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
