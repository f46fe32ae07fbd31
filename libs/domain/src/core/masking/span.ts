export type Span = readonly [start: number, end: number];

/**
 * Sorts the spans and joins those that overlap or have at most one space or hyphen between them.
 */
export function joined(spans: readonly Span[], text: string): Span[] {
  const together: [number, number][] = [];
  for (const [start, end] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = together.at(-1);
    if (last && /^[\s-]?$/.test(text.slice(last[1], start))) last[1] = Math.max(last[1], end);
    else together.push([start, end]);
  }
  return together;
}
