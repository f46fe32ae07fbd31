import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Callbacks for when the dialog's input is discarded. */
export const Keepers = createContext<Set<() => void> | undefined>(undefined);

/** Discards the dialog's input, on its close and cancel buttons only. */
export function useThrowAway(): () => void {
  const keepers = useContext(Keepers);
  return () => keepers?.forEach((clear) => clear());
}

export function useWhenThrownAway(clear: () => void): void {
  const keepers = useContext(Keepers);
  const onThrownAway = useEffectEvent(clear);
  useEffect(() => {
    const keeper = () => onThrownAway();
    keepers?.add(keeper);
    return () => void keepers?.delete(keeper);
  }, [keepers]);
}
