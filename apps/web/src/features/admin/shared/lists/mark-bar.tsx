import type { ReactNode } from 'react';
import styles from './mark-bar.module.css';

type MarkBarProps = {
  label: string;
  /** «3 valgt». */
  chosen: string;
  children: ReactNode;
};

/** What can be done with the rows that are chosen, above their list. */
export function MarkBar({ label, chosen, children }: MarkBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <span role="status">{chosen}</span>
      {children}
    </div>
  );
}
