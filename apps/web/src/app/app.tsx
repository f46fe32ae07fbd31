import { lazy, Suspense, Component, startTransition, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ConsentBanner } from '../features/cookie-consent/consent-banner';
import { connectForms } from '../features/pending-leads/in-forms';
import { PendingLeads } from '../features/pending-leads/pending-leads';
import { RuntimeConfigContext, type RuntimeConfig } from '../shared/config/runtime-config';
import type { SiteName } from './site-at';
import type { createStore } from './store';
import { FailurePage } from '../pages/failure/failure-page';
import { readConsent } from '../shared/consent/consent-storage';
import { firstInteraction } from './first-interaction';

/** Pages do something by themselves for these visitors: remember their city, count a conversion. */
function hasConsentedToMore(): boolean {
  const { functional, analytics, marketing } = readConsent() ?? {};
  return Boolean(functional || analytics || marketing);
}

/**
 * This tab has been here before, and left a half-filled form or the like that a page brings back, or
 * with this entry of its history what the page shows.
 */
function hasLeftSomething(): boolean {
  try {
    return Boolean(history.state?.usr || sessionStorage.length);
  } catch {
    return false;
  }
}

/** Whether there is something to read already, on a page that came with its content. */
const canBeRead = (): boolean => document.querySelector('#root > *') !== null;

/** Resolves when the header, the page and the footer need their code: to be used, or to be seen at all. */
async function siteWanted(): Promise<void> {
  if (typeof document === 'undefined' || !canBeRead()) return;
  if (hasConsentedToMore() || hasLeftSomething()) return;
  await firstInteraction;
}

/**
 * Shows the failure page in place of a page that could not be rendered or loaded, until its visitor goes
 * back to another one: that is there still. Code that was not to be had is asked for once alone, so the
 * page is loaded anew when there is a network again.
 */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate() {
    if (!this.state.failed) return;
    // In a transition, as the router's: before it, the page that failed would be tried again.
    const leave = () => startTransition(() => this.setState({ failed: false }));
    addEventListener('popstate', leave, { once: true });
    addEventListener('online', () => this.state.failed && location.reload(), { once: true });
  }

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
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
