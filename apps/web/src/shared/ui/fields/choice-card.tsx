import { useId, type ComponentProps, type ReactNode } from 'react';
import { leadForm } from '../../../content/lead-form';
import styles from './choice-card.module.css';

type ChoiceCardProps = {
  title: string;
  text: string;
  picture: ReactNode;
} & Omit<ComponentProps<'input'>, 'className' | 'type'>;

export function ChoiceCard({ title, text, picture, ...native }: ChoiceCardProps) {
  const id = useId();
  return (
    <label className={styles.card}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <span className={styles.title} id={`${id}-title`}>
          {title}
        </span>
        <span className={styles.text} id={`${id}-text`}>
          {text}
        </span>
      </span>
      <span className={styles.choice}>
        <input
          type="radio"
          className={styles.mark}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          {...native}
        />
        <span className={styles.choose} aria-hidden="true">
          {leadForm.choose}
        </span>
        <span className={styles.chosen} aria-hidden="true">
          {leadForm.chosen}
        </span>
      </span>
    </label>
  );
}

export function ChoiceCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
