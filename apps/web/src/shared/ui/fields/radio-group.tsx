import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error';
import styles from './radio-group.module.css';

export type RadioGroupProps = {
  legend: string;
  /** `question` is for the legend that opens a step. */
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
      aria-describedby={[help && helpId, error && errorId].filter(Boolean).join(' ') || undefined}
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
