import styles from './share-bar.module.css';

type ShareBarProps = {
  /** 0–1. */
  share: number;
  tone?: 'first' | 'second' | 'third' | 'rest';
};

export function ShareBar({ share, tone = 'first' }: ShareBarProps) {
  return (
    <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="1" />
      <rect className={styles[tone]} width={(share * 100).toFixed(2)} height="1" />
    </svg>
  );
}
