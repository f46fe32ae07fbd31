import {
  createContext,
  useCallback,
  useContext,
  useState,
  type ReactNode,
  useEffect,
  type FocusEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { adminUndo } from '../../../../content/admin/admin-undo';
import { Icon } from '../../../../shared/ui/icon';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import type { ToastText } from '../../../../content/types';
import { isTransient } from '../calls/use-failed-load';
import { useChange } from '../calls/use-change';
import styles from './undo-bar.module.css';

/** Milliseconds to notice a slip. */
const SHOWN_MS = 20_000;

type UndoBarProps = {
  offered: Undoable | undefined;
  onClose: () => void;
  onFailed: (undoable: Undoable) => void;
};

function UndoBar({ offered, onClose, onFailed }: UndoBarProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const kept = useKeptFocus<HTMLDivElement>();

  useEffect(() => {
    if (!offered || isWaiting) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [offered, isWaiting, onClose]);

  const close = () => {
    // A button that disappears fires no blur.
    setIsWaiting(false);
    onClose();
  };
  const undo = async (undoable: Undoable) => {
    close();
    if (!(await undoable.undo())) onFailed(undoable);
  };

  // The bar gets the focus when its button disappears; that focus does not keep it open.
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
            className={styles.act}
            data-hotkey="undo"
            onClick={() => void undo(offered)}
          >
            <Icon name="undo" />
            {adminUndo.undo}
          </button>
          <button type="button" className={styles.act} onClick={close}>
            <Icon name="close" />
            <VisuallyHidden>{adminUndo.close}</VisuallyHidden>
          </button>
        </>
      )}
    </div>
  );
}

const Offer = createContext<(undoable: Undoable) => void>(() => undefined);
const Place = createContext<(place: HTMLElement | null) => void>(() => undefined);

export const useOfferUndo = () => useContext(Offer);

export const useUndoPlace = () => useContext(Place);

export function UndoArea({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<{ undoable: Undoable; isShown: boolean }>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const offer = useCallback((undoable: Undoable) => setLast({ undoable, isShown: true }), []);
  const close = useCallback(() => setLast((was) => was && { ...was, isShown: false }), []);
  const offerAgain = (undoable: Undoable) =>
    setLast((was) => (was?.undoable === undoable ? { undoable, isShown: true } : was));
  const offered = last?.isShown ? last.undoable : undefined;
  const bar = <UndoBar offered={offered} onClose={close} onFailed={offerAgain} />;
  return (
    <Offer value={offer}>
      <Place value={setPlace}>
        {children}
        {place ? createPortal(bar, place) : bar}
      </Place>
    </Offer>
  );
}

interface Undoable {
  what: string;
  /** Resolves to false after a temporary failure. */
  undo: () => Promise<boolean>;
}

export function useTellUndone() {
  const change = useChange();
  return async (call: PromiseLike<{ error?: unknown }>, done?: ToastText): Promise<boolean> =>
    (await change(call, done)) || !isTransient((await call).error);
}
