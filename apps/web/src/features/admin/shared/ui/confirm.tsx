import { useEffect, useRef } from 'react';
import { admin } from '../../../../content/admin';
import { RowButton } from './row-action';
import styles from './confirm.module.css';

type ConfirmProps = {
  question: string;
  yes: string;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before something that cannot be undone, in the place where it was asked for. */
export function Confirm({ question, yes, busy, onYes, onNo }: ConfirmProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.confirm} role="group" aria-label={yes}>
      <p ref={text} tabIndex={-1}>
        {question}
      </p>
      <div className={styles.answers}>
        <button
          type="button"
          className={styles.yes}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onYes}
        >
          {yes}
        </button>
        <RowButton label={admin.cancel} onClick={onNo} />
      </div>
    </div>
  );
}
