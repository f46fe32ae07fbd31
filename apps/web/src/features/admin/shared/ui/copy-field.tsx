import { useId } from 'react';
import { Button } from '../../../../shared/ui/button';
import styles from './copy-field.module.css';
import { useCopy } from './use-copy';

type CopyFieldProps = { label: string; value: string; button: string };

/** The value stays selectable where the clipboard is unavailable. */
export function CopyField({ label, value, button }: CopyFieldProps) {
  const id = useId();
  const copy = useCopy();

  return (
    <div>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <code className={styles.value} aria-labelledby={id} role="group" tabIndex={0}>
        {value}
      </code>
      {window.isSecureContext && (
        <Button variant="outline" size="small" onClick={() => void copy(value)}>
          {button}
        </Button>
      )}
    </div>
  );
}
