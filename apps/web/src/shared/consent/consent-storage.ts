import { inVisits, keepText, keptText } from '../kept-text';
import { CONSENT_KEY, parseConsent, type ConsentRecord } from './consent-record';

export const readConsent = (): ConsentRecord | null =>
  parseConsent(keptText(inVisits, CONSENT_KEY));

export const storeConsent = (record: ConsentRecord | null): boolean =>
  keepText(inVisits, CONSENT_KEY, record && JSON.stringify(record));

/** Also called when the back-forward cache shows a page that missed changes. */
export function onConsentElsewhere(callback: (record: ConsentRecord | null) => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) callback(readConsent());
  };
  // An unstorable choice applies until the page is left.
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback(readConsent());
  };
  window.addEventListener('storage', stored);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', stored);
    window.removeEventListener('pageshow', shown);
  };
}
