import { CONSENT_KEY, parseConsent, type ConsentRecord } from './consent-record';

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
    // Storage is unavailable.
  }
}

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
