import { useState } from 'react';

/** The pages of a list that are shown below each other, by where each begins. */
export function usePages() {
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  /** Shows one more page after the last one; undefined for those before it. */
  const moreAfter = (cursor: string | undefined) =>
    cursor === cursors.at(-1) ? (next: string) => setCursors([...cursors, next]) : undefined;
  return { cursors, moreAfter };
}
