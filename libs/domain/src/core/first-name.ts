/**
 * The first name, where a name looks like one: anybody can write anything there, and what greets
 * people or names a task must be no more than a word.
 */
export function firstName(name: string): string | undefined {
  return /^\p{L}[\p{L}'’-]{0,29}(?=\s|$)/u.exec(name.trim())?.[0];
}
