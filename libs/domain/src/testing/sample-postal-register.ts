import { MUNICIPALITIES } from '../places/municipalities.js';

/**
 * A postal register as Bring writes it, made up: twelve codes for each municipality, from 0001 on
 * in the order of their numbers, with the municipality's name as the post place.
 */
export function samplePostalRegister(): string[] {
  return MUNICIPALITIES.flatMap(({ number, name }, at) =>
    Array.from({ length: 12 }, (_, index) => {
      const code = String(at * 12 + index + 1).padStart(4, '0');
      return [code, name.toUpperCase(), number, name.toUpperCase(), 'G'].join('\t');
    }),
  );
}
