import styles from './empty-state.module.css';

type EmptyStateProps = { title: string; text: string };

export function EmptyState({ title, text }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
