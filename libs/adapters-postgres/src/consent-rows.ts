import { arrivalConsents, type Consent } from '@boligstyling/domain';

/** As the column `consents` holds it. */
export type StoredConsent = Omit<Consent, 'at'> & { at: string };

/** What the owner said on arrival stands for all who have said nothing since. */
export function toConsents(stored: readonly StoredConsent[] | null, receivedAt: Date): Consent[] {
  if (!stored) return [...arrivalConsents('form', receivedAt)];
  return stored.map(({ at, ...consent }) => ({ ...consent, at: new Date(at) }));
}
