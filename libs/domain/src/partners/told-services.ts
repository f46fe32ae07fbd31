import { DomainError } from '../core/domain-error.js';
import { type Service, SERVICES } from '../leads/lead-answers.js';
import { merged } from '../core/merged.js';

/**
 * A partner's services after a change, in our order.
 *
 * @param present its services now
 * @param seen its services when the change began; later changes by others are kept
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
