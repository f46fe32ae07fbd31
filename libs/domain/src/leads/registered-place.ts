import type { Lead } from './lead.js';
import { municipalityNumbered } from '../places/municipalities.js';
import { municipalityNamed } from '../places/municipality-named.js';

/**
 * The municipality of the home by its registered name, for example «Bergen». Before the home is
 * located, the municipality that the sender's place names. Empty: neither is known.
 */
export function registeredPlace({
  municipality,
  location,
}: Pick<Lead, 'municipality' | 'location'>): string {
  const number = municipality ?? municipalityNamed(location) ?? '';
  return municipalityNumbered(number)?.name ?? '';
}
