import { firstName } from '@boligstyling/domain';
import { paragraph, type Piece } from './piece.js';

/** By first name, but only where it looks like one: anybody can write anything to anyone here. */
export function greeting(name: string): Piece {
  const first = firstName(name);
  return paragraph`${first ? `Hei, ${first}` : 'Hei'}`;
}
