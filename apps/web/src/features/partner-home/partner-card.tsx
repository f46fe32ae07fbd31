import { useId, type ReactNode } from 'react';
import { useKeptFocus } from '../../shared/ui/use-kept-focus';
import styles from './partner-card.module.css';

type PartnerCardProps = {
  title: string;
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
};

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
        {aside && <div className="muted">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
