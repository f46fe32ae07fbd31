import { useId, type ReactNode } from 'react';
import styles from './lead-sections.module.css';
import { useIsWide } from '../use-open-lead';

type PanelSectionProps = {
  title: string;
  aside?: string;
  id?: string;
  seldom?: boolean;
  children: ReactNode;
};

export function PanelSection({ title, aside, id, seldom, children }: PanelSectionProps) {
  const titleId = useId();
  const isWide = useIsWide();
  const heading = (
    <h3 className={styles.heading} id={titleId}>
      {title}
    </h3>
  );
  if (seldom && !isWide) {
    return (
      <section aria-labelledby={titleId}>
        <details className={styles.folded}>
          <summary>{heading}</summary>
          <div className={styles.section}>{children}</div>
        </details>
      </section>
    );
  }
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={titleId}
      tabIndex={id ? -1 : undefined}
    >
      <header className={styles.sectionHead}>
        {heading}
        {aside && <p className={styles.note}>{aside}</p>}
      </header>
      {children}
    </section>
  );
}
