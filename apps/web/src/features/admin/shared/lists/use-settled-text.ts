import { hasAtMost } from '@boligstyling/domain';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';

const PAUSE_MS = 300;

/** @param settled external changes replace the typed text */
export function useSettledText(
  settled: string,
  onSettle: (text: string) => void,
  limit = Infinity,
) {
  const [text, setText] = useState(settled);
  const [known, setKnown] = useState(settled);
  const [sent, setSent] = useState<string>();

  if (known !== settled) {
    setKnown(settled);
    setSent(undefined);
    // More may have been typed meanwhile.
    if (settled !== sent) setText(settled);
  }
  const isNew = text !== settled && text !== sent && hasAtMost(text, limit);
  useEffect(() => {
    if (!isNew) return;
    // A transition, so that a pending navigation is rendered first.
    const timer = setTimeout(() => startTransition(() => setSent(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isNew]);

  const tell = useEffectEvent(onSettle);
  useEffect(() => {
    if (sent !== undefined) tell(sent);
  }, [sent]);

  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && isNew) setSent(text);
    },
  };
}
