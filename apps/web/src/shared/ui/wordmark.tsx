import { useRuntimeConfig } from '../config/runtime-config';
import styles from './wordmark.module.css';

export function Wordmark({ city }: { city?: string }) {
  const { wordmark } = useRuntimeConfig();
  return (
    <span className={styles.wordmark}>
      {wordmark}
      <wbr />
      {city && <span className={styles.city}>.{city}</span>}
    </span>
  );
}
