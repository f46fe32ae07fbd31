import { lazy, Suspense, Component, startTransition, use, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ConsentBanner } from '../features/cookie-consent/consent-banner';
import { connectForms } from '../features/pending-leads/in-forms';
import { PendingLeads } from '../features/pending-leads/pending-leads';
import { RuntimeConfigContext, type RuntimeConfig } from '../shared/config/runtime-config';
import type { SiteName } from './site-at';
import type { createStore } from './store';
import { FailurePage } from '../pages/failure/failure-page';
import { leaving } from '../shared/leaving';
import { readConsent } from '../shared/consent/consent-storage';
import { firstInteraction } from './first-interaction';

/** Only consents to functions or marketing need code without an interaction. */
function hasConsentedToMore(): boolean {
  const { functional, analytics, marketing } = readConsent() ?? {};
  return Boolean(functional || analytics || marketing);
}

function hasLeftSomething(): boolean {
  try {
    return Boolean(history.state?.usr || sessionStorage.length);
  } catch {
    return false;
  }
}

const canBeRead = (): boolean => document.querySelector('#root > *') !== null;

async function siteWanted(): Promise<void> {
  if (typeof document === 'undefined' || !canBeRead()) return;
  if (hasConsentedToMore() || hasLeftSomething()) return;
  await firstInteraction;
}

/** In a transition the current page stays until the next document arrives. */
function Failure() {
  if (leaving.over) use(leaving.over);
  return <FailurePage />;
}

/** Not every browser retries a failed import, so the page is reloaded when the network returns. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate() {
    if (!this.state.failed) return;
    // Outside a transition the failed page would be tried again first.
    const leave = () => startTransition(() => this.setState({ failed: false }));
    addEventListener('popstate', leave, { once: true });
    addEventListener('online', () => this.state.failed && location.reload(), { once: true });
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

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
  site: SiteName;
};

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
