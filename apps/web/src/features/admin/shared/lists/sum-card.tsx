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

/** So many letters have room beside another card on a phone; what is longer is as small as the card asks. */
const SHORT = 12;

/** A sum that a list adds up to, one of several in a `<dl>`. */
export function SumCard({ title, sum, children }: SumCardProps) {
  const text = formatKroner(sum);
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
