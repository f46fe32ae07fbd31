import { paths } from '../config/paths';

export const ASKED = {
  none: 'stylister',
  besides: 'stylister og eiendomsmeglere',
  alone: 'eiendomsmeglere',
} as const;
type Wish = keyof typeof ASKED;

/** Null unless a submission led here. */
export function wishIn(state: unknown): Wish | null {
  const wish = (state as { wish?: unknown } | null)?.wish;
  return typeof wish === 'string' && Object.hasOwn(ASKED, wish) ? (wish as Wish) : null;
}

/** The home's city, not the page's. */
export function placeIn(state: unknown): string {
  const city = (state as { city?: unknown } | null)?.city;
  return typeof city === 'string' ? city : '';
}

/** An older tab's does not lead to a later lead. */
export function sentLeadIn(state: unknown): string {
  const id = (state as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? `${paths.sentLead}/${id}` : paths.sentLead;
}
