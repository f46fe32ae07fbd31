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

/** Calls back with what another tab has chosen. Returns the function that stops it. */
export function onConsentElsewhere(callback: (record: ConsentRecord | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) callback(readConsent());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
