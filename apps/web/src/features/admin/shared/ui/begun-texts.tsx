import { createContext, useContext, useState, type ReactNode } from 'react';

const Begun = createContext(new Map<string, string>());

/** Where texts that are being written wait while one looks at something else, until one logs out. */
export function BegunTexts({ children }: { children: ReactNode }) {
  const [texts] = useState(() => new Map<string, string>());
  return <Begun value={texts}>{children}</Begun>;
}

/**
 * A text that is being written, found again where it was left.
 *
 * @param of what it is about, by its id
 */
export function useBegunText(of: string) {
  const texts = useContext(Begun);
  const [text, setText] = useState(texts.get(of) ?? '');
  const write = (change: (before: string) => string) => {
    const next = change(texts.get(of) ?? '');
    texts.set(of, next);
    setText(next);
  };
  return [text, write] as const;
}
