import { cityKey } from './city-name.js';
import type { Partner } from './partner.js';

/** Whether a partner takes assignments in the city, spelling and parts of the municipality aside. */
export function coversCity({ wholeCountry, cities }: Partner, city: string): boolean {
  const key = cityKey(city);
  return wholeCountry || cities.some((name) => cityKey(name) === key);
}
