import styles from './chip.module.css';

type ChipProps = { children: string; tone: 'new' | 'settled' | 'neutral' };

/** A state in a word, with a dot of its colour. */
export function Chip({ children, tone }: ChipProps) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>;
}
