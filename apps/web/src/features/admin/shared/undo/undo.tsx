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
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden';
import styles from './undo-bar.module.css';

/** Longer than it takes to see a slip and reach for it; what is done can be undone later in its own place. */
const SHOWN_MS = 20_000;

type UndoBarProps = {
  offered: Undoable | undefined;
  onClose: () => void;
  /** It could not be undone just now. */
  onFailed: (undoable: Undoable) => void;
};

/** What was done last, at the window's foot, with the way back. */
function UndoBar({ offered, onClose, onFailed }: UndoBarProps) {
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

const Offer = createContext<(undoable: Undoable) => void>(() => undefined);
const Place = createContext<(place: HTMLElement | null) => void>(() => undefined);

/** Offers to undo what was just done, in the place of what was offered before. */
export const useOfferUndo = () => useContext(Offer);

/** Takes what can be undone into an element, for as long as that is there: above another bar. */
export const useUndoPlace = () => useContext(Place);

/** Shows what can be undone for all that is in it: again where that failed, unless something else was done since. */
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

/** Something that was just done, and the way back. */
interface Undoable {
  /** «Kari Nordmann: Vunnet». */
  what: string;
  /** Whether that is settled: undone, or refused for good. By a fault that passes it is not, and is offered again. */
  undo: () => Promise<boolean>;
}
