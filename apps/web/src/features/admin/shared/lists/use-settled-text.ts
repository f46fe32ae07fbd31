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
 * A text being written that takes effect once the writer pauses, or at once by Enter: what she does
 * next with the keyboard is not to be overtaken by it.
 *
 * @param settled what has taken effect; when that changes elsewhere, so does the text
 */
export function useSettledText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const [known, setKnown] = useState(settled);
  const [told, setTold] = useState<string>();

  if (known !== settled) {
    setKnown(settled);
    setTold(undefined);
    // What was told from here comes back a moment later, when more may have been written.
    if (settled !== told) setText(settled);
  }
  const isNew = text !== settled && text !== told;
  useEffect(() => {
    if (!isNew) return;
    // In a transition: where another page or panel is being opened, that comes first.
    const timer = setTimeout(() => startTransition(() => setTold(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isNew]);

  const tell = useEffectEvent(onSettle);
  useEffect(() => {
    if (told !== undefined) tell(told);
  }, [told]);

  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && isNew) setTold(text);
    },
  };
}
