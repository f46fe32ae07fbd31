import { useState } from 'react';
import { useAdminSession } from '../session/use-admin-session';

/**
 * Texts that are being written, by who writes and what about. They outlive a session that ends under
 * way, and the login after it, but nobody else finds them.
 */
const texts = new Map<string, string>();

/** Whoever logs out is done with what she was writing. */
export const forgetBegunTexts = (): void => texts.clear();

/**
 * A text that is being written, found again where it was left.
 *
 * @param of what it is about, by its id
 */
export function useBegunText(of: string) {
  const session = useAdminSession();
  const [key] = useState(() => `${session.person()} ${of}`);
  const [text, setText] = useState(texts.get(key) ?? '');
  const write = (change: (before: string) => string) => {
    const next = change(texts.get(key) ?? '');
    if (next) texts.set(key, next);
    else texts.delete(key);
    setText(next);
  };
  return [text, write] as const;
}
