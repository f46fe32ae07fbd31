import { createContext, useContext, useEffect, useEffectEvent } from 'react';

export const DiscardListeners = createContext<Set<() => void> | undefined>(undefined);

/** On close and cancel buttons only. */
export function useDiscard(): () => void {
  const listeners = useContext(DiscardListeners);
  return () => listeners?.forEach((clear) => clear());
}

export function useOnDiscard(clear: () => void): void {
  const listeners = useContext(DiscardListeners);
  const onDiscard = useEffectEvent(clear);
  useEffect(() => {
    const listener = () => onDiscard();
    listeners?.add(listener);
    return () => void listeners?.delete(listener);
  }, [listeners]);
}
