import type { ConsentChoices } from '../../shared/consent/consent-record';
import { loadScript } from './load-script';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type GoogleIds = { googleAdsSendTo: string; ga4Id: string };

/** The tag takes commands as `arguments` objects; arrays mean something else. */
export const gtag: (...command: unknown[]) => void = function () {
  window.dataLayer?.push(arguments);
};

const configured = new Set<string>();

const granted = (consent: boolean) => (consent ? 'granted' : 'denied');

const consentState = ({ analytics, marketing }: ConsentChoices) => ({
  analytics_storage: granted(analytics),
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
});

function configure(id: string, choices: ConsentChoices) {
  if (configured.has(id)) return;
  if (configured.size === 0) {
    window.dataLayer ??= [];
    gtag('consent', 'default', consentState(choices));
    gtag('js', new Date());
  }
  configured.add(id);
  gtag('config', id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
}

/** Nothing loads before the first consent. */
export function syncGoogleTag({ googleAdsSendTo, ga4Id }: GoogleIds, choices: ConsentChoices) {
  const adsId = googleAdsSendTo.split('/')[0] ?? '';
  if (configured.size > 0) gtag('consent', 'update', consentState(choices));
  if (ga4Id) Object.assign(window, { [`ga-disable-${ga4Id}`]: !choices.analytics });
  if (ga4Id && choices.analytics) configure(ga4Id, choices);
  if (adsId && choices.marketing) configure(adsId, choices);
}
