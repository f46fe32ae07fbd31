import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The path shown last, to tell a visitor's way through the site from the first page of the visit. */
let shownPath: string | undefined;

function focusQuietly(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Lets screen readers and the keyboard go on in the page, whose scroll position stays. */
export const focusMain = (): void => focusQuietly(document.querySelector('main'));

function startAtTheTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusQuietly(document.querySelector('main h1'));
}

/** The element an address's anchor names, however its letters are encoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Marks a way to something that opens beside what is shown, or closes there: the page stays as it is. */
export const BESIDE_PAGE = { besidePage: true } as const;

const isBesidePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'besidePage' in state;

/**
 * Does on a change of route what a browser does on loading a page: starts at the top, or at the
 * anchor, and lets screen readers go on from the heading. Going back keeps the browser's position.
 */
export function usePageEntry() {
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const isOther = shownPath !== undefined && shownPath !== location.pathname;
    const arrived = isOther && !isBesidePage(location.state);
    shownPath = location.pathname;

    // What stands after `#` may be a link's token, which names no place in the page.
    const target = location.hash ? targetOf(location.hash) : null;
    if (target) {
      target.scrollIntoView();
      focusQuietly(target);
    } else if (arrived) {
      if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
      focusQuietly(document.querySelector('main h1'));
    }
  }, [location, navigation]);
}

function isPageShown({ target, origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  const { location } = window;
  const isSame = pathname === location.pathname && search === location.search;
  return isSame && origin === location.origin && hash === '' && target === '';
}

/** Leads to the top whoever follows a link to the page they are on. */
export function useWayToTheTop() {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      const isElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
      if (link && !isElsewhere && isPageShown(link)) startAtTheTop();
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
}
