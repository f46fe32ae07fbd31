import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { UndoBar } from './undo-bar';
import type { Undoable } from './undoable';

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
