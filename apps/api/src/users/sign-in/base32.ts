import { randomBytes } from 'node:crypto';

/** RFC 4648: no letters that are mistaken for digits. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** So many random bytes as base32, five bits a letter; the remainder is dropped. */
export function base32(bytes: number): string {
  const bits = [...randomBytes(bytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[parseInt(five, 2)]).join('');
}
