import { DomainError } from '../core/domain-error.js';
import { INTEGRATOR_KEY_LIMITS, type IntegratorKeySettings } from './integrator-key.js';
import { merged } from '../core/merged.js';

/** What is to change of a key. Of its lists also how they were when that began, where it is known. */
export type ToldOfKey = Partial<IntegratorKeySettings> & {
  readonly from?: Partial<Pick<IntegratorKeySettings, 'origins' | 'scopes'>>;
};

/**
 * What becomes of a key that somebody changes. Of lists that were changed from what was seen, what
 * others have added or taken away meanwhile is kept.
 *
 * @throws DomainError `invalid-integrator-key` when it would open nothing any more, or get more origins
 *   than a key may have
 */
export function toldOfKey(
  key: IntegratorKeySettings,
  { from, ...told }: ToldOfKey,
): Partial<IntegratorKeySettings> {
  const scopes = told.scopes && merged(key.scopes, from?.scopes, told.scopes);
  const origins = told.origins && merged(key.origins, from?.origins, told.origins);
  const most = INTEGRATOR_KEY_LIMITS.origins;
  if (scopes?.length === 0) {
    throw invalid('scopes', 'Noen andre har tatt bort resten. Velg minst én tilgang.');
  }
  if (origins && origins.length > most) {
    throw invalid('origins', `Noen andre har lagt til adresser. Det kan være høyst ${most}.`);
  }
  return { ...told, ...(scopes && { scopes }), ...(origins && { origins }) };
}

function invalid(field: string, message: string): DomainError {
  return new DomainError('invalid-integrator-key', message, [{ field, message }]);
}
