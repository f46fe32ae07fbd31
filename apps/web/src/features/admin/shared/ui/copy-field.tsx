import { useId } from 'react';
import { Button } from '../../../../shared/ui/button';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import styles from './copy-field.module.css';
import { useToast } from './use-toast';

type CopyFieldProps = { label: string; value: string; button: string };

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

export function useCopy() {
  const toast = useToast();
  return (text: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => toast(adminToasts.copied),
      () => toast(adminToasts.notCopied, 'destructive'),
    );
}
