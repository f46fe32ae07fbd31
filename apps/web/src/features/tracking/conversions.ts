import type { RuntimeConfig } from '../../shared/config/runtime-config';
import type { ConsentChoices } from '../../shared/consent/consent-record';
import { gtag, syncGoogleTag } from './google-tag';
import { syncMetaPixel } from './meta-pixel';

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
