import type { ReactNode } from 'react';
import { formatKroner } from '../format';
import styles from './sum-card.module.css';

type SumCardProps = {
  title: string;
  /** In kroner. */
  sum: number;
  /** What is said below it. */
  children?: ReactNode;
};

/** A sum that a list adds up to, one of several in a `<dl>`. */
export function SumCard({ title, sum, children }: SumCardProps) {
  return (
    <div className={styles.card}>
      <dt>{title}</dt>
      <dd className={styles.sum}>{formatKroner(sum)}</dd>
      {children && <dd className={styles.under}>{children}</dd>}
    </div>
  );
}
