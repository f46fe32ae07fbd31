import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react';

const PAUSE_MS = 300;

/**
 * A text being written that takes effect once the writer pauses.
 *
 * @param settled what has taken effect; when that changes elsewhere, so does the text
 */
export function useSettledText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const [known, setKnown] = useState(settled);
  const [told, setTold] = useState<string>();
  const settle = useEffectEvent(onSettle);

  if (known !== settled) {
    setKnown(settled);
    setTold(undefined);
    // What was told from here comes back a moment later, when more may have been written.
    if (settled !== told) setText(settled);
  }
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => {
      setTold(text);
      settle(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);

  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
  };
}
