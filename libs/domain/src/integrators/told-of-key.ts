import { DomainError } from '../core/domain-error.js';
import { INTEGRATOR_KEY_LIMITS, type IntegratorKeySettings } from './integrator-key.js';
import { merged } from '../core/merged.js';

export type ToldOfKey = Partial<IntegratorKeySettings> & {
  readonly from?: Partial<Pick<IntegratorKeySettings, 'origins' | 'scopes'>>;
};

/**
 * Applies changes to a key. Lists with a known earlier state are merged with concurrent changes.
 *
 * @throws DomainError `invalid-integrator-key` when it would open nothing, or have too many origins
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
