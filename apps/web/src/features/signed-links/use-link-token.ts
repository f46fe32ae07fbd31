import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';

const TOKEN = /^#([a-z-]+\.[\w.-]+)$/;

const tokenIn = (hash: string): string | undefined => TOKEN.exec(hash)?.[1];

/**
 * The token is in the fragment, which browsers send to no server, or in the path of legacy links.
 * Another link in the same tab changes only the fragment; an in-page jump removes it, so it is
 * restored.
 */
export function useLinkToken(): string {
  const { token: inPath } = useParams();
  const { hash } = useLocation();
  const [known, setKnown] = useState(() => tokenIn(hash) ?? '');
  const given = tokenIn(hash);
  if (given && given !== known) setKnown(given);
  useEffect(() => {
    if (!given && known) window.history.replaceState(window.history.state, '', `#${known}`);
  }, [given, known]);
  return inPath ?? known;
}
