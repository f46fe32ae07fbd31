import type { ReactNode } from 'react';
import styles from './field-group.module.css';

type FieldGroupProps = {
  legend: string;
  /** `question` sets the legend large, for what a step opens with. */
  legendSize?: 'label' | 'question';
  /** `address` gives the street the most room; in `pairs` the fields stand two by two. */
  layout?: 'pairs' | 'address' | 'list';
  children: ReactNode;
};

/** Fields under a common heading, side by side where there is room. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, legendSize = 'label', layout = 'pairs', children } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles[legendSize]}>{legend}</legend>
      <div className={styles[layout]}>{children}</div>
    </fieldset>
  );
}

/** A field that takes the whole row among pairs. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.fullWidth}>{children}</div>;
}
