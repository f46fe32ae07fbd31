/** The clock, for what is drawn: read at each drawing, so that a page left open tells of today. */
export function now(): Date {
  return new Date();
}
