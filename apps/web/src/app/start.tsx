import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  unstable_HistoryRouter as HistoryRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { App } from './app';
import { repeatEarlyPresses } from './early-presses';
import { pageIdle } from './page-idle';
import { watchInput } from './replaced-page';
import { readRuntimeConfig } from '../shared/config/runtime-config';
import { embedKeyIn } from '../shared/config/embedding';
import { openPage } from '../shared/visits/open-page';
import { siteAt } from './site-at';
import { createStore } from './store';
import { isSecretPath } from '../shared/config/secret-paths';

type History = ReturnType<typeof createBrowserHistory>;
type Loader = Pick<Location, 'assign' | 'replace'>;

const NOWHERE = '/-';

/** Chromium reloads for a replacement by the same address. */
function replaceDocument(browser: Loader, url: URL): void {
  window.history.replaceState(null, '', NOWHERE);
  browser.replace(url);
}

/**
 * The Navigation API reveals destinations to every script; this listener is the first and stops
 * them.
 */
function keepDestinationsQuiet(): void {
  const keepQuiet = (event: Event, url: string | null | undefined) => {
    if (url && isSecretPath(new URL(url).pathname)) event.stopImmediatePropagation();
  };
  window.navigation?.addEventListener(
    'navigate',
    (event) => keepQuiet(event, event.destination.url),
    true,
  );
  window.addEventListener(
    'pageswap',
    (event) => keepQuiet(event, event.activation?.entry.url),
    true,
  );
}

/**
 * A tracker sees all addresses of its document, so crossing to secret pages is a full load. Created
 * before any tracker loads.
 */
export function documentHistory(browser: Loader = window.location): History {
  const history = createBrowserHistory({ v5Compat: true });
  const { push, replace, listen } = history;
  const isSecret = isSecretPath(history.location.pathname);
  const crosses = ({ pathname }: { pathname: string }) => isSecretPath(pathname) !== isSecret;
  if (!isSecret) keepDestinationsQuiet();

  const inside: Pick<History, 'push' | 'replace' | 'listen'> = {
    push(to, state) {
      const url = history.createURL(to);
      if (crosses(url)) browser.assign(url);
      else push(to, state);
    },
    replace(to, state) {
      const url = history.createURL(to);
      if (crosses(url)) replaceDocument(browser, url);
      else replace(to, state);
    },
    listen: (listener) =>
      listen((update) => {
        // The entry may lie across the border in tabs opened under an earlier version.
        const url = history.createURL(update.location);
        if (crosses(url)) replaceDocument(browser, url);
        else listener(update);
      }),
  };
  return Object.assign(history, inside);
}

/** Only a page's chunks tell if a city page has a form. */
async function countVisit(): Promise<void> {
  await pageIdle();
  openPage(location.pathname, document.getElementById('lead-form') ? 'city' : undefined);
}

export function start(root: Element): void {
  const settings = readRuntimeConfig(document);
  const { pathname } = location;
  const site = siteAt(pathname);
  const config = { ...settings, publicApiKey: embedKeyIn(pathname) ?? settings.publicApiKey };
  const app = (
    <StrictMode>
      <HistoryRouter history={documentHistory()}>
        <App store={createStore(config)} config={config} site={site} />
      </HistoryRouter>
    </StrictMode>
  );
  if (site === 'public') void countVisit();
  watchInput();
  if (!root.firstElementChild) return createRoot(root).render(app);
  // In a transition React yields to presses.
  startTransition(() => void hydrateRoot(root, app));
  repeatEarlyPresses();
}
