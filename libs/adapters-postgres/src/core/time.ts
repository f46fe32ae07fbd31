/** A time that lies within JSON, which has it as a text; as a column it comes as a time. */
export function time(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
