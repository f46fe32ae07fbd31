/** Times inside JSON arrive as text; columns arrive as dates. */
export function time(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
