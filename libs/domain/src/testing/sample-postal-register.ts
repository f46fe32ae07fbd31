import { MUNICIPALITIES } from '../places/municipalities.js';

/**
 * A made-up register in Bring's format: twelve codes per municipality, from 0001 in the order of
 * their numbers, with the municipality's name as the post place.
 */
export function samplePostalRegister(): string[] {
  return MUNICIPALITIES.flatMap(({ number, name }, at) =>
    Array.from({ length: 12 }, (_, index) => {
      const code = String(at * 12 + index + 1).padStart(4, '0');
      return [code, name.toUpperCase(), number, name.toUpperCase(), 'G'].join('\t');
    }),
  );
}
