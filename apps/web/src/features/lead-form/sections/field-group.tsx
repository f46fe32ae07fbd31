import type { ReactNode } from 'react';
import row from '../../../shared/ui/fields/radio-row.module.css';
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
    <fieldset className={row.group}>
      <legend className={row[legendSize]}>{legend}</legend>
      <div className={styles[layout]}>{children}</div>
    </fieldset>
  );
}

export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.fullWidth}>{children}</div>;
}
