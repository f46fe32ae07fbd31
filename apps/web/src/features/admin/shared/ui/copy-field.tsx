import { useId } from 'react';
import { adminToasts } from '../../../../content/admin-toasts';
import { Button } from '../../../../shared/ui/button';
import styles from './copy-field.module.css';
import { useToast } from './use-toast';

type CopyFieldProps = { label: string; value: string; button: string };

/** A value to be copied. Where the clipboard is out of reach, selecting it by hand still works. */
export function CopyField({ label, value, button }: CopyFieldProps) {
  const id = useId();
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast(adminToasts.copied);
  };

  return (
    <div>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <code className={styles.value} aria-labelledby={id} role="group" tabIndex={0}>
        {value}
      </code>
      {window.isSecureContext && (
        <Button variant="outline" size="small" onClick={() => void copy()}>
          {button}
        </Button>
      )}
    </div>
  );
}
