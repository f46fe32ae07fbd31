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

/** Shows what can be undone for all that is in it. */
export function UndoArea({ children }: { children: ReactNode }) {
  const [offered, setOffered] = useState<Undoable>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setOffered(undefined), []);
  const bar = <UndoBar offered={offered} onClose={close} />;
  return (
    <Offer value={setOffered}>
      <Place value={setPlace}>
        {children}
        {place ? createPortal(bar, place) : bar}
      </Place>
    </Offer>
  );
}
