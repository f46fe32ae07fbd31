import { DomainError } from '../core/domain-error.js';
import { merged } from '../core/merged.js';
import type { WebhookEvent } from './webhook.js';

/**
 * Merges the requested events of an endpoint with concurrent changes.
 *
 * @param present the endpoint's events now
 * @param seen its events when the change began
 * @throws DomainError `invalid-webhook` when none are left
 */
export function toldEvents(
  told: readonly WebhookEvent[],
  present: readonly WebhookEvent[],
  seen?: readonly WebhookEvent[],
): WebhookEvent[] {
  const chosen = merged(present, seen, told);
  if (chosen.length > 0) return chosen;
  const message = 'Noen andre har tatt bort resten. Velg minst én hendelse.';
  throw new DomainError('invalid-webhook', message, [{ field: 'events', message }]);
}
