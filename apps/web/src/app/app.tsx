import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { ConsentBanner } from '../features/cookie-consent/consent-banner';
import { connectForms } from '../features/pending-leads/in-forms';
import { PendingLeads } from '../features/pending-leads/pending-leads';
import { FailureBoundary } from './failure-boundary';
import { RuntimeConfigContext, type RuntimeConfig } from '../shared/config/runtime-config';
import type { SiteName } from './site-at';
import { siteWanted } from './site-wanted';
import type { createStore } from './store';

const PublicSite = lazy(async () => {
  await siteWanted();
  return import('./public-site');
});
const SecretSite = lazy(() => import('./secret-site'));
const EmbeddedSite = lazy(() => import('./embedded-site'));

connectForms(async () => (await import('./public-site')).loadForms());

type AppProps = {
  store: ReturnType<typeof createStore>;
  config: RuntimeConfig;
  /** What the document was loaded for, once for all. */
  site: SiteName;
};

/** Everything inside the router, so that a server can render it with a router of its own. */
export function App({ store, config, site }: AppProps) {
  return (
    <RuntimeConfigContext value={config}>
      <Provider store={store}>
        <FailureBoundary>
          {site === 'embedded' ? (
            <Suspense>
              <EmbeddedSite />
            </Suspense>
          ) : (
            <>
              <ConsentBanner asks={site === 'public'} />
              {site === 'secret' ? (
                <SecretSite />
              ) : (
                <Suspense>
                  <PublicSite />
                </Suspense>
              )}
              <PendingLeads />
            </>
          )}
        </FailureBoundary>
      </Provider>
    </RuntimeConfigContext>
  );
}
