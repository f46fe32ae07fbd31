import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error';
import styles from './radio-group.module.css';

export type RadioGroupProps = {
  legend: string;
  legendSize?: 'label' | 'question';
  help?: string;
  error?: string;
};

export function RadioGroup(props: RadioGroupProps & { children: ReactNode }) {
  const { legend, legendSize = 'label', help, error, children } = props;
  const errorId = useId();
  const helpId = useId();
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={[error && errorId, help && helpId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles[legendSize]}>{legend}</legend>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
