import type { ReactNode } from 'react';
import styles from './mark-bar.module.css';

type MarkBarProps = {
  label: string;
  chosen: string;
  children: ReactNode;
};

export function MarkBar({ label, chosen, children }: MarkBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <span role="status">{chosen}</span>
      {children}
    </div>
  );
}
