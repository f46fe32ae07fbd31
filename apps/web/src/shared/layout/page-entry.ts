import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The path shown last, to tell a visitor's way through the site from the first page of the visit. */
let shownPath: string | undefined;

function focusQuietly(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The element an address's anchor names, however its letters are encoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Does on a change of route what a browser does on loading a page: starts at the top, or at the
 * anchor, and lets screen readers go on from the heading. Going back keeps the browser's position.
 */
export function usePageEntry() {
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const arrived = shownPath !== undefined && shownPath !== location.pathname;
    shownPath = location.pathname;

    if (location.hash) {
      const target = targetOf(location.hash);
      target?.scrollIntoView();
      focusQuietly(target);
    } else if (arrived) {
      if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
      focusQuietly(document.querySelector('main h1'));
    }
  }, [location, navigation]);
}
