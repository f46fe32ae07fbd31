import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Those who keep what is written in a dialog, and are told when it is thrown away. */
export const Keepers = createContext<Set<() => void> | undefined>(undefined);

/** Throws away what is written in the dialog around, as whoever presses «Close» or «Avbryt» means to; no way back does. */
export function useThrowAway(): () => void {
  const keepers = useContext(Keepers);
  return () => keepers?.forEach((forget) => forget());
}

/** Does this when what is written in the dialog around is thrown away. */
export function useWhenThrownAway(forget: () => void): void {
  const keepers = useContext(Keepers);
  const told = useEffectEvent(forget);
  useEffect(() => {
    const keeper = () => told();
    keepers?.add(keeper);
    return () => void keepers?.delete(keeper);
  }, [keepers]);
}
