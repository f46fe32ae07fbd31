import { CONSENT_KEY, parseConsent, type ConsentRecord } from './consent-record';

/** Unavailable storage counts as no consent. */
export function readConsent(): ConsentRecord | null {
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY));
  } catch {
    return null;
  }
}

/** @returns false if storage failed */
export function storeConsent(record: ConsentRecord): boolean {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

export function clearConsent(): void {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Storage is unavailable; there is nothing to remove.
  }
}

/**
 * Reports choices from other tabs, and those missed in the back-forward cache.
 *
 * @returns the unsubscribe function
 */
export function onConsentElsewhere(callback: (record: ConsentRecord | null) => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) callback(readConsent());
  };
  // Not on the first show: an unstorable choice applies until the page is left.
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
