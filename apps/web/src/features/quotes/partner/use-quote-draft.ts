import { useEffect, useState } from 'react';
import { DraftSaver, type DraftSaverOptions, type Saved } from './draft-saver';
import type { WrittenQuote } from './written-quote';

type QuoteDraftOptions = Omit<DraftSaverOptions, 'tell'> & { readonly begun: WrittenQuote };

export function useQuoteDraft({ begun, ...options }: QuoteDraftOptions) {
  const [written, setWritten] = useState(begun);
  const [saved, setSaved] = useState<Saved>('untouched');
  const [saver] = useState(() => new DraftSaver({ ...options, tell: setSaved }));

  useEffect(() => {
    const again = () => saver.retry();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      saver.stop();
    };
  }, [saver]);

  const replace = (next: WrittenQuote) => {
    setWritten(next);
    saver.keep(next);
  };
  return {
    written,
    saved,
    replace,
    write: (changes: Partial<WrittenQuote>) => replace({ ...written, ...changes }),
    done: () => saver.done(),
  };
}
