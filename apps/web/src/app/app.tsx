import { Provider } from 'react-redux';
import { ConsentBanner } from '../features/cookie-consent/consent-banner';
import { PendingLeads } from '../features/pending-leads/pending-leads';
import { late } from '../shared/late/late';
import { FailureBoundary } from './failure-boundary';
import { AppRoutes } from './routes';
import { RuntimeConfigContext, type RuntimeConfig } from './runtime-config';
import type { createStore } from './store';

const ToastRegion = late(async () => ({
  default: (await import('../shared/ui/toast-region')).ToastRegion,
}));

type AppProps = { store: ReturnType<typeof createStore>; config: RuntimeConfig };

/** Everything inside the router, so that a server can render it with a router of its own. */
export function App({ store, config }: AppProps) {
  return (
    <RuntimeConfigContext value={config}>
      <Provider store={store}>
        <FailureBoundary>
          <ConsentBanner />
          <AppRoutes />
          <ToastRegion />
          <PendingLeads />
        </FailureBoundary>
      </Provider>
    </RuntimeConfigContext>
  );
}
