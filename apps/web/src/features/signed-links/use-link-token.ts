import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';

const TOKEN = /^#([a-z-]+\.[\w.-]+)$/;

const tokenIn = (hash: string): string | undefined => TOKEN.exec(hash)?.[1];

/**
 * The token of the link that led here: in the fragment, which the browser tells nobody, or in the
 * path, as in links of before. Another link that is opened in the same tab changes the fragment
 * alone; a jump within the page takes the fragment away, and it is put back.
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
