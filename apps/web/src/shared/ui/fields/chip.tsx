import styles from './chip.module.css';

type ChipProps = {
  children: string;
  tone: 'new' | 'settled' | 'neutral';
  className?: string | undefined;
};

export function Chip({ children, tone, className }: ChipProps) {
  return <span className={`${styles.chip} ${className ?? styles[tone]}`}>{children}</span>;
}
