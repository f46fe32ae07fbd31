import { useId, type ReactNode } from 'react';
import styles from './lead-sections.module.css';

type PanelSectionProps = {
  title: string;
  /** Stands beside the title. */
  aside?: string;
  /** Names the section for ways that lead to it. */
  id?: string;
  children: ReactNode;
};

/** A part of the panel with a heading of its own. */
export function PanelSection({ title, aside, id, children }: PanelSectionProps) {
  const titleId = useId();
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={titleId}
      tabIndex={id ? -1 : undefined}
    >
      <header className={styles.sectionHead}>
        <h3 className={styles.heading} id={titleId}>
          {title}
        </h3>
        {aside && <p className={styles.note}>{aside}</p>}
      </header>
      {children}
    </section>
  );
}
