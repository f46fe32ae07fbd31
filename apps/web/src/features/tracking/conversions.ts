import type { RuntimeConfig } from '../../shared/config/runtime-config';
import type { ConsentChoices } from '../../shared/consent/consent-record';

type TrackerIds = Pick<RuntimeConfig, 'googleAdsSendTo' | 'ga4Id' | 'metaPixelId'>;

export type SubmittedLead = { id: string; source: string; city: string };

export function syncTrackers(ids: TrackerIds, choices: ConsentChoices) {
  syncGoogleTag(ids, choices);
  syncMetaPixel(ids.metaPixelId, choices);
}

/** NOK, in the ad platforms. */
const VALUE = { value: 1, currency: 'NOK' };

/** Requires consent to marketing. */
export function reportToMarketing(ids: TrackerIds, { id, source }: SubmittedLead) {
  if (ids.googleAdsSendTo) {
    gtag('event', 'conversion', { send_to: ids.googleAdsSendTo, ...VALUE, transaction_id: id });
  }
  window.fbq?.(
    'track',
    'CompleteRegistration',
    { content_name: source, ...VALUE, status: true },
    { eventID: id },
  );
}

/** Requires consent to analytics. */
export function reportToAnalytics({ ga4Id }: TrackerIds, { source, city }: SubmittedLead) {
  if (!ga4Id) return;
  gtag('event', 'lead_generated', { send_to: ga4Id, source, city, page: 'thank_you' });
}

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

type Fbq = {
  (...command: unknown[]): void;
  /** Until Meta's script has loaded, commands are queued. */
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
};

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

function waitingFbq(): Fbq {
  const queue: unknown[][] = [];
  const fbq = ((...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else queue.push(command);
  }) as Fbq;
  return Object.assign(fbq, { queue, push: fbq, loaded: true, version: '2.0' });
}

/** Nothing loads before consent. */
export function syncMetaPixel(pixelId: string, { marketing }: ConsentChoices) {
  if (!pixelId) return;
  if (window.fbq) {
    window.fbq('consent', marketing ? 'grant' : 'revoke');
  } else if (marketing) {
    window.fbq = window._fbq = waitingFbq();
    // Otherwise it sends button texts and page metadata.
    window.fbq('set', 'autoConfig', false, pixelId);
    window.fbq('init', pixelId);
    window.fbq('track', 'PageView');
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
  }
}

/** A second call does nothing. */
export function loadScript(src: string): void {
  const loaded = [...document.scripts].some((script) => script.src === src);
  if (loaded) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
