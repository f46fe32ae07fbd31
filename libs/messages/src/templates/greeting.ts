import { paragraph, type Piece } from './piece.js';

/** By first name, but only where it looks like one: anybody can write anything to anyone here. */
export function greeting(name: string): Piece {
  const first = /^\p{L}[\p{L}'’-]{0,29}(?=\s|$)/u.exec(name.trim())?.[0];
  return paragraph`${first ? `Hei, ${first}` : 'Hei'}`;
}
