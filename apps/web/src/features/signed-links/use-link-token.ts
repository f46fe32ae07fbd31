import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const TOKEN = /^#([a-z-]+\.[\w.-]+)$/;

const tokenIn = (hash: string): string | undefined => TOKEN.exec(hash)?.[1];

/**
 * Browsers send the fragment to no server. An in-page jump removes the token, so it is restored.
 */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [known, setKnown] = useState(() => tokenIn(hash) ?? '');
  const given = tokenIn(hash);
  if (given && given !== known) setKnown(given);
  useEffect(() => {
    if (!given && known) window.history.replaceState(window.history.state, '', `#${known}`);
  }, [given, known]);
  return known;
}
