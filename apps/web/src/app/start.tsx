import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { App } from './app';
import { documentHistory } from './document-history';
import { repeatEarlyPresses } from './early-presses';
import { pageIdle } from './page-idle';
import { heedWriting } from './replaced-page';
import { readRuntimeConfig } from '../shared/config/runtime-config';
import { embedKeyIn } from '../shared/config/embedding';
import { openPage } from '../shared/visits/open-page';
import { siteAt } from './site-at';
import { createStore } from './store';

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
