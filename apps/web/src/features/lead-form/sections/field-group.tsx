import type { ReactNode } from 'react';
import styles from './field-group.module.css';

type FieldGroupProps = {
  legend: string;
  legendSize?: 'label' | 'question';
  layout?: 'pairs' | 'address' | 'list';
  children: ReactNode;
};

export function FieldGroup(props: FieldGroupProps) {
  const { legend, legendSize = 'label', layout = 'pairs', children } = props;
  return (
    <fieldset>
      <legend className={styles[legendSize]}>{legend}</legend>
      <div className={styles[layout]}>{children}</div>
    </fieldset>
  );
}

export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.fullWidth}>{children}</div>;
}
