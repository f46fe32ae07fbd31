import { paths } from '../../shared/config/paths';
import type { LeadSource } from '../../shared/lead/lead-payload';

/** Where the thanks are, and what they are for. */
export const thankYouAddress = (source: LeadSource, city: string): string =>
  `${paths.thankYou}?source=${source}&city=${encodeURIComponent(city)}`;
