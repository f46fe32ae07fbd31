import type { KeyboardEvent, ReactNode } from 'react';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  label: string;
  /** How wide its columns are, where words of its own need more than all others do. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The fields that narrow a list. They work as they are changed; Enter sends nothing. Escape is the
 * field's own, and does nothing to the list: in a search it takes the text away.
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
