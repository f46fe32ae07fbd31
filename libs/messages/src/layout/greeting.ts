import { firstName } from '@boligstyling/domain';
import { paragraph, type Piece } from './piece.js';

/**
 * Uses the first name only where it looks like one, because anybody can write anything into the
 * form.
 */
export function greeting(name: string): Piece {
  const first = firstName(name);
  return paragraph`${first ? `Hei, ${first}` : 'Hei'}`;
}
