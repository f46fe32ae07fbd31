/** Whom a request goes to, as the form tells the thank-you page. */
export type Asked = 'stylister' | 'eiendomsmeglere';

/** What the form has told; null for a visit that no submit led to. */
export function askedIn(state: unknown): Asked | null {
  const asked = (state as { asked?: unknown } | null)?.asked;
  return asked === 'stylister' || asked === 'eiendomsmeglere' ? asked : null;
}
