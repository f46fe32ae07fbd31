import { useEffect, useEffectEvent, useState, type ChangeEvent, type KeyboardEvent } from 'react';

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
  const take = () => {
    setTold(text);
    onSettle(text);
  };
  const takeAfterPause = useEffectEvent(take);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => takeAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isNew]);

  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && isNew) take();
    },
  };
}
