import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  unstable_HistoryRouter as HistoryRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { App } from './app';
import { repeatEarlyPresses } from './early-presses';
import { pageIdle } from './page-idle';
import { heedWriting } from './replaced-page';
import { readRuntimeConfig } from '../shared/config/runtime-config';
import { embedKeyIn } from '../shared/config/embedding';
import { openPage } from '../shared/visits/open-page';
import { siteAt } from './site-at';
import { createStore } from './store';
import { isSecretPath } from '../shared/config/secret-paths';

type History = ReturnType<typeof createBrowserHistory>;
type Loader = Pick<Location, 'assign' | 'replace'>;

/** No page has this address. */
const NOWHERE = '/-';

/**
 * Loads a document in place of this one. Chromium tells it the address it replaces, and takes what
 * replaces itself for the same document, so this entry gets another address first.
 */
function replaceDocument(browser: Loader, url: URL): void {
  window.history.replaceState(null, '', NOWHERE);
  browser.replace(url);
}

/**
 * The browser tells a document where it goes, also when it leaves it or goes back to another one.
 * Of a secret nobody but us hears: ours are the first to listen.
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
 * The history as one document may walk through it. A document shows secret pages or public ones,
 * never both: a tracker sees every address of the document it is in, and those it had or gets.
 * Whatever leads across the border is a full load of the other page, and the browser's back and
 * forward load it too, for no entry of this document lies across. Made before any tracker is loaded.
 *
 * @param browser what loads documents
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
        // A tab that was open before there was a border has entries on both sides in one document.
        const url = history.createURL(update.location);
        if (crosses(url)) replaceDocument(browser, url);
        else listener(update);
      }),
  };
  return Object.assign(history, inside);
}

/** When everything of the page is there; of public pages those about a city have the form besides. */
async function countVisit(): Promise<void> {
  await pageIdle();
  openPage(location.pathname, document.getElementById('lead-form') ? 'city' : undefined);
}

/** Hydrates the page that came with its content, or renders it if none did. */
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
  heedWriting();
  if (!root.firstElementChild) return createRoot(root).render(app);
  // In a transition React works in short turns, and a press is answered in between.
  startTransition(() => void hydrateRoot(root, app));
  repeatEarlyPresses();
}
