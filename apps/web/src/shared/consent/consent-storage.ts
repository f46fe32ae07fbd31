import { CONSENT_KEY, parseConsent, type ConsentRecord } from './consent-record';

/** What the browser holds. A browser that refuses access holds no consent. */
export function readConsent(): ConsentRecord | null {
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY));
  } catch {
    return null;
  }
}

/** Keeps the record, and says whether the browser did. */
export function storeConsent(record: ConsentRecord): boolean {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the choice, so that the next page load asks again. */
export function clearConsent(): void {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // A browser that refuses access has nothing to forget.
  }
}

/**
 * Calls back with what was chosen elsewhere: in another tab or, before the browser's back button
 * brought this page back, in any page, as it was told of nothing while it was away. Returns the
 * function that stops it.
 */
export function onConsentElsewhere(callback: (record: ConsentRecord | null) => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) callback(readConsent());
  };
  // Not as a page is shown for the first time: a choice that could not be kept counts until it is left.
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
