/**
 * The first word of a plausible name; undefined for other text, because the field accepts anything
 * and the result greets people.
 */
export function firstName(name: string): string | undefined {
  return /^\p{L}[\p{L}'’-]{0,29}(?=\s|$)/u.exec(name.trim())?.[0];
}
