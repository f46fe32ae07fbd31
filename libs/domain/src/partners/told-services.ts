import { DomainError } from '../core/domain-error.js';
import { type Service, SERVICES } from '../leads/lead-answers.js';

/**
 * A partner's services after a change, in our order.
 *
 * @throws DomainError `invalid-partner` when there are none
 */
export function toldServices(told: readonly Service[]): Service[] {
  if (told.length > 0) return SERVICES.filter((each) => told.includes(each));
  const message = 'Velg minst én tjeneste.';
  throw new DomainError('invalid-partner', message, [{ field: 'services', message }]);
}
