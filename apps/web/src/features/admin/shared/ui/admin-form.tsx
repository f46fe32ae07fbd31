import type { ReactNode, RefObject } from 'react';
import { admin } from '../../../../content/admin/admin';
import { Button } from '../../../../shared/ui/button';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { useDiscard } from '../../../../shared/ui/drafts/discarded';
import styles from './form.module.css';

type AdminFormProps = {
  of?: RefObject<HTMLFormElement | null>;
  send: string;
  busy: boolean;
  onSend: () => Promise<void>;
  onCancel?: () => void;
  /** Undefined if no draft is kept. */
  isFound?: boolean;
  over?: string;
  children: ReactNode;
};

export function AdminForm(props: AdminFormProps) {
  const { of, send, busy, onSend, onCancel, isFound, over, children } = props;
  const throwAway = useDiscard();
  // The submit button may disappear.
  const kept = useKeptFocus<HTMLDivElement>();
  const cancel = () => {
    throwAway();
    onCancel?.();
  };
  return (
    <form
      ref={of}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
      autoComplete="off"
      noValidate
    >
      {isFound && <p className={styles.found}>{admin.foundDraft}</p>}
      {children}
      <div className={styles.form} {...kept}>
        {over && (
          <p className={styles.found} role="status">
            {over}
          </p>
        )}
        <div className={styles.end}>
          {onCancel && (
            <Button variant="quiet" onClick={cancel}>
              {admin.cancel}
            </Button>
          )}
          {!over && (
            <Button type="submit" busy={busy}>
              {send}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
