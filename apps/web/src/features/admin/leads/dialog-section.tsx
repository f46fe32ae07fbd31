import { useId, type ReactNode } from 'react';
import styles from './lead-dialog.module.css';

/** A part of the dialog with a heading of its own. */
export function DialogSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
