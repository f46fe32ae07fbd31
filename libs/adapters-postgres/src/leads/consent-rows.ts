import { type Consent, withArrival } from '@boligstyling/domain';

export type StoredConsent = Omit<Consent, 'at'> & { at: string };

/** The owner's consents, including the one implied by a lead stored without consents. */
export function toConsents(
  stored: readonly StoredConsent[] | null,
  receivedAt: Date,
): readonly Consent[] {
  const kept = (stored ?? []).map(({ at, ...consent }) => ({ ...consent, at: new Date(at) }));
  return withArrival(kept, receivedAt);
}
