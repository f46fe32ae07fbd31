import { DomainError } from '../core/domain-error.js';
import { type Service, SERVICES } from '../leads/lead-answers.js';
import { merged } from '../core/merged.js';

/**
 * The services that a partner is told to have, in our order.
 *
 * @param present those it has
 * @param seen those it had when the change began; what others have changed meanwhile is kept then
 * @throws DomainError `invalid-partner` when none are left
 */
export function toldServices(
  told: readonly Service[],
  present: readonly Service[],
  seen?: readonly Service[],
): Service[] {
  const chosen = merged(present, seen, told);
  if (chosen.length > 0) return SERVICES.filter((each) => chosen.includes(each));
  const message = 'Velg minst én tjeneste.';
  throw new DomainError('invalid-partner', message, [{ field: 'services', message }]);
}
