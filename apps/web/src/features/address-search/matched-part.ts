/** A text cut into what stands before the part that was typed, that part, and the rest. */
export type MatchedText = readonly [before: string, matched: string, after: string];

/** Finds as many of the typed words as stand together in the text, from the first word on. */
export function matchedPart(text: string, typed: string): MatchedText {
  const words = typed.trim().split(/[\s,]+/);
  for (let count = words.length; count > 0; count -= 1) {
    const part = words.slice(0, count).join(' ');
    const start = text.toLowerCase().indexOf(part.toLowerCase());
    if (part !== '' && start >= 0) {
      const end = start + part.length;
      return [text.slice(0, start), text.slice(start, end), text.slice(end)];
    }
  }
  return [text, '', ''];
}
