import {
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';

const PAUSE_MS = 300;

/**
 * Debounced text that takes effect after a pause, or at once by Enter so that the next key press
 * comes after it.
 *
 * @param settled the text in effect; external changes replace the typed text
 */
export function useSettledText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const [known, setKnown] = useState(settled);
  const [reported, setReported] = useState<string>();

  if (known !== settled) {
    setKnown(settled);
    setReported(undefined);
    // A value sent from here returns later, when more may have been typed.
    if (settled !== reported) setText(settled);
  }
  const isNew = text !== settled && text !== reported;
  useEffect(() => {
    if (!isNew) return;
    // In a transition, so that a pending navigation goes first.
    const timer = setTimeout(() => startTransition(() => setReported(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isNew]);

  const tell = useEffectEvent(onSettle);
  useEffect(() => {
    if (reported !== undefined) tell(reported);
  }, [reported]);

  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && isNew) setReported(text);
    },
  };
}
