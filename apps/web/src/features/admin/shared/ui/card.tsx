import { useId, type ReactNode } from 'react';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import styles from './card.module.css';

type CardProps = {
  title: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  /** Stands before that, and is read out when it changes. */
  said?: string;
  /** What it shows, where the title does not say enough. */
  intro?: string;
  children: ReactNode;
};

/** A white box of the administrator's pages with a heading of its own. It has the focus of what goes from it. */
export function Card({ title, aside, said, intro, children }: CardProps) {
  const id = useId();
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {(said || aside) && (
          <div className={styles.aside}>
            {said && <span role="status">{said}</span>}
            {aside}
          </div>
        )}
      </header>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
