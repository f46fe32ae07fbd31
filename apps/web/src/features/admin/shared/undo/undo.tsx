import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { UndoBar } from './undo-bar';
import type { Undoable } from './undoable';

const Offer = createContext<(undoable: Undoable) => void>(() => undefined);

/** Offers to undo what was just done, in the place of what was offered before. */
export const useOfferUndo = () => useContext(Offer);

/** Shows what can be undone for all that is in it. */
export function UndoArea({ children }: { children: ReactNode }) {
  const [offered, setOffered] = useState<Undoable>();
  const close = useCallback(() => setOffered(undefined), []);
  return (
    <Offer value={setOffered}>
      {children}
      <UndoBar offered={offered} onClose={close} />
    </Offer>
  );
}
