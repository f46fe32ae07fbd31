import { paths } from '../../shared/config/paths';

/** Where a lead came from, as the thank-you page and the trackers are told. */
export type LeadSource = 'homepage' | 'city_page' | 'articles_page';

export const thankYouAddress = (source: LeadSource, city: string): string =>
  `${paths.thankYou}?source=${source}&city=${encodeURIComponent(city)}`;
