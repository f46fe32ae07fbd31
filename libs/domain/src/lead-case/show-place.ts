import { locationIn } from '../leads/lead-corrections.js';
import type { OpenCase } from './open-case.js';

/**
 * The shown place follows the municipality that decides matching, also where the sender wrote
 * another.
 */
export function showPlace({ lead, ledger }: OpenCase, municipality: string): void {
  const location = locationIn(municipality, lead.location);
  if (location !== lead.location) ledger.correct({ location });
}
