export const CONSENT_KEY = 'cookie-consent';

/** Necessary storage needs no consent. */
export type OptionalCategory = 'analytics' | 'marketing' | 'functional';
export type ConsentChoices = Record<OptionalCategory, boolean>;

/** `timestamp` is an ISO date-time. */
export type ConsentRecord = { necessary: true } & ConsentChoices & { timestamp: string };

export const ALL: ConsentChoices = { analytics: true, marketing: true, functional: true };
export const NONE: ConsentChoices = { analytics: false, marketing: false, functional: false };

export const consentRecord = (choices: ConsentChoices, now: Date): ConsentRecord => ({
  necessary: true,
  analytics: choices.analytics,
  marketing: choices.marketing,
  functional: choices.functional,
  timestamp: now.toISOString(),
});

function isConsentRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    record.necessary === true &&
    typeof record.analytics === 'boolean' &&
    typeof record.marketing === 'boolean' &&
    typeof record.functional === 'boolean' &&
    typeof record.timestamp === 'string' &&
    !Number.isNaN(Date.parse(record.timestamp))
  );
}

export function parseConsent(stored: string | null): ConsentRecord | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isConsentRecord(value) ? value : null;
  } catch {
    return null;
  }
}
