import type { Lead } from './lead.js';
import { municipalityNumbered } from '../places/municipalities.js';
import { municipalityNamed } from '../places/municipality-named.js';

/**
 * The home's municipality by registered name («Bergen»); before it is located, the one that the
 * typed place names. Empty: neither is known.
 */
export function registeredPlace({
  municipality,
  location,
}: Pick<Lead, 'municipality' | 'location'>): string {
  const number = municipality ?? municipalityNamed(location) ?? '';
  return municipalityNumbered(number)?.name ?? '';
}
