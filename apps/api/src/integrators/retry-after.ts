/**
 * Seconds that a `Retry-After` asks for (RFC 9110, section 10.2.3): a number of them, or a date.
 *
 * @param now in milliseconds since 1970
 * @returns undefined where it is missing, over or cannot be read
 */
export function secondsUntil(retryAfter: string | undefined, now: number): number | undefined {
  const told = retryAfter?.trim() ?? '';
  const seconds = /^\d{1,10}$/.test(told) ? Number(told) : (httpDate(told) - now) / 1000;
  return seconds > 0 ? seconds : undefined;
}

/** NaN for what is no date as HTTP writes it. */
const httpDate = (text: string): number =>
  /^[A-Za-z]{3}, \d{2} [A-Za-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
