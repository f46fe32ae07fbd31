import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

let shownPath: string | undefined;

function focusQuietly(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export const focusMain = (): void => focusQuietly(document.querySelector('main'));

function startAtTheTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusQuietly(document.querySelector('main h1'));
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The page beside the panel stays in place. */
export const BESIDE_PAGE = { besidePage: true } as const;

const isBesidePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'besidePage' in state;

/** Scrolls and focuses as browsers do on loading. Going back keeps the position. */
export function usePageEntry() {
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const isOther = shownPath !== undefined && shownPath !== location.pathname;
    const arrived = isOther && !isBesidePage(location.state);
    shownPath = location.pathname;

    // It may be a link's token.
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
