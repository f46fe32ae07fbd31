import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './checkbox.module.css';
import { FieldError } from './field';

type CheckboxProps = {
  label: ReactNode;
  description?: ReactNode;
  error?: string;
} & Omit<ComponentProps<'input'>, 'className' | 'type'>;

export function Checkbox({ label, description, error, ...native }: CheckboxProps) {
  const id = useId();
  const notes = [error && `${id}-error`, description && `${id}-text`].filter(Boolean);
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.join(' ') || undefined}
          {...native}
        />
        <span>{label}</span>
      </label>
      {description && (
        <p className={styles.description} id={`${id}-text`}>
          {description}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
