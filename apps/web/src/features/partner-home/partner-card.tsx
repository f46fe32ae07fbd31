import { useId, type ReactNode } from 'react';
import { useKeptFocus } from '../../shared/ui/use-kept-focus';
import styles from './partner-card.module.css';

type PartnerCardProps = {
  title: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
};

/** A white box of a partner's page with a heading of its own. */
export function PartnerCard({ title, aside, id, children }: PartnerCardProps) {
  const titleId = useId();
  return (
    <section
      className={styles.card}
      aria-labelledby={titleId}
      id={id}
      {...useKeptFocus<HTMLElement>()}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
