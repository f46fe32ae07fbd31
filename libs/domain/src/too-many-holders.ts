import { type Assignment, isHolder } from './assignment.js';
import {
  type Consent,
  extraStylists,
  MAX_AGENTS,
  MAX_STYLISTS,
  type Recipient,
} from './consent.js';

/**
 * Whether more have held the owner's contact details than three stylists, those the owner has asked
 * for besides, and one agent. So it could be before partners were asked first; those requests are
 * shown to the administrator.
 */
export function hasTooManyHolders(
  assignments: readonly Assignment[],
  consents: readonly Consent[],
): boolean {
  const held = (recipient: Recipient) =>
    assignments.filter((it) => it.recipient === recipient && isHolder(it)).length;
  return (
    held('stylist') > MAX_STYLISTS + extraStylists(consents) || held('estate-agent') > MAX_AGENTS
  );
}
