import { paths } from '../config/paths';

/** Whom a request goes to, by whether its owner wants an estate agent: not, besides stylists, or alone. */
export const ASKED = {
  none: 'stylister',
  besides: 'stylister og eiendomsmeglere',
  alone: 'eiendomsmeglere',
} as const;
type Wish = keyof typeof ASKED;

/** What the form has told the thank-you page of whom we ask; null for a visit that no submit led to. */
export function wishIn(state: unknown): Wish | null {
  const wish = (state as { wish?: unknown } | null)?.wish;
  return typeof wish === 'string' && Object.hasOwn(ASKED, wish) ? (wish as Wish) : null;
}

/** Likewise, where: the home's own place, whichever city the form's page was about. */
export function placeIn(state: unknown): string {
  const city = (state as { city?: unknown } | null)?.city;
  return typeof city === 'string' ? city : '';
}

/** Likewise, what leads to the request's own page: in an older tab not to what this browser sent since. */
export function sentRequestIn(state: unknown): string {
  const id = (state as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? `${paths.sentRequest}/${id}` : paths.sentRequest;
}
