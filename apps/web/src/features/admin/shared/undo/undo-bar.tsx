import { useEffect, useState, type FocusEvent } from 'react';
import { adminUndo } from '../../../../content/admin/admin-undo';
import { Icon } from '../../../../shared/ui/icon';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden';
import styles from './undo-bar.module.css';
import type { Undoable } from './undoable';

/** Longer than it takes to see a slip and reach for it; what is done can be undone later in its own place. */
const SHOWN_MS = 20_000;

type UndoBarProps = {
  offered: Undoable | undefined;
  onClose: () => void;
  /** It could not be undone just now. */
  onFailed: (undoable: Undoable) => void;
};

/** What was done last, at the window's foot, with the way back. */
export function UndoBar({ offered, onClose, onFailed }: UndoBarProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const kept = useKeptFocus<HTMLDivElement>();

  useEffect(() => {
    if (!offered || isWaiting) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [offered, isWaiting, onClose]);

  const close = () => {
    // The button goes, and no blur tells of it.
    setIsWaiting(false);
    onClose();
  };
  const undo = async (undoable: Undoable) => {
    close();
    if (!(await undoable.undo())) onFailed(undoable);
  };

  // The bar itself has the focus once its button is gone: nobody reads it then.
  const enter = (event: FocusEvent) => {
    kept.onFocus(event);
    setIsWaiting(event.target !== event.currentTarget);
  };

  return (
    <div
      {...kept}
      className={offered ? styles.bar : styles.empty}
      onPointerEnter={() => setIsWaiting(true)}
      onPointerLeave={() => setIsWaiting(false)}
      onFocus={enter}
      onBlur={() => setIsWaiting(false)}
    >
      <p className={styles.what} role="status">
        {offered?.what}
      </p>
      {offered && (
        <>
          <button
            type="button"
            className={styles.undo}
            data-hotkey="undo"
            onClick={() => void undo(offered)}
          >
            <Icon name="undo" />
            {adminUndo.undo}
          </button>
          <button type="button" className={styles.close} onClick={close}>
            <Icon name="close" />
            <VisuallyHidden>{adminUndo.close}</VisuallyHidden>
          </button>
        </>
      )}
    </div>
  );
}
