import type { ReactNode } from 'react';
import { formatMoney } from '../format';
import styles from './sum-card.module.css';

type SumCardProps = {
  title: string;
  sum: number;
  children?: ReactNode;
};

/** Fits beside another card on a phone. */
const SHORT = 12;

export function SumCard({ title, sum, children }: SumCardProps) {
  const text = formatMoney(sum);
  return (
    <div className={styles.card}>
      <dt>{title}</dt>
      <dd className={styles.sum} data-is={text.length > SHORT ? 'long' : undefined}>
        {text}
      </dd>
      {children && <dd className={styles.under}>{children}</dd>}
    </div>
  );
}
