import type { ReactNode, RefObject } from 'react';
import { admin } from '../../../../content/admin/admin';
import { Button } from '../../../../shared/ui/button';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { useThrowAway } from '../../../../shared/ui/thrown-away';
import styles from './form.module.css';

type AdminFormProps = {
  /** From `useFieldErrors`, which gives the first field at fault the focus. */
  of?: RefObject<HTMLFormElement | null>;
  /** What the button says that sends it. */
  send: string;
  busy: boolean;
  onSend: () => Promise<void>;
  /** Left out where there is no way out but the dialog's own. What is written is thrown away. */
  onCancel?: () => void;
  /** Whether it was found again as it was left, from `useBegunDraft`; left out where nothing is kept. */
  isFound?: boolean;
  /** Said in place of the button that sends it, where nothing can be sent any more. */
  over?: string;
  children: ReactNode;
};

/** A form of the dashboard: its fields, which are about others than who writes, and at its end the way out and the way on. */
export function AdminForm(props: AdminFormProps) {
  const { of, send, busy, onSend, onCancel, isFound, over, children } = props;
  const throwAway = useThrowAway();
  // What sends it goes once nothing can be sent.
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
