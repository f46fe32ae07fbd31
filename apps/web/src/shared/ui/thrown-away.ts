import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Callbacks for when the dialog's input is discarded. */
export const Keepers = createContext<Set<() => void> | undefined>(undefined);

/** Discards the dialog's input, on its close and cancel buttons only. */
export function useThrowAway(): () => void {
  const keepers = useContext(Keepers);
  return () => keepers?.forEach((forget) => forget());
}

export function useWhenThrownAway(forget: () => void): void {
  const keepers = useContext(Keepers);
  const told = useEffectEvent(forget);
  useEffect(() => {
    const keeper = () => told();
    keepers?.add(keeper);
    return () => void keepers?.delete(keeper);
  }, [keepers]);
}
