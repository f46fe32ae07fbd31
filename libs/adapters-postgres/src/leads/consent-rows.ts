import { type Consent, withArrival } from '@boligstyling/domain';

/** As the column `consents` holds it. */
export type StoredConsent = Omit<Consent, 'at'> & { at: string };

/** What an owner has said, with what stands of a request from before that was kept. */
export function toConsents(
  stored: readonly StoredConsent[] | null,
  receivedAt: Date,
): readonly Consent[] {
  const kept = (stored ?? []).map(({ at, ...consent }) => ({ ...consent, at: new Date(at) }));
  return withArrival(kept, receivedAt);
}
