import { MUNICIPALITIES } from '../places/municipalities.js';
import { placeName } from '../places/place-spelling.js';

/** Each follows the previous one: a form has two or three steps. */
export const VISIT_STEPS = ['page', 'form', 'step-1', 'step-2', 'step-3', 'sent'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/** All public pages without a form count as `other`. */
export const VISIT_PAGES = ['home', 'city', 'articles', 'embedded', 'other'] as const;
export type VisitPage = (typeof VISIT_PAGES)[number];

/** In place of an unknown city, and of names beyond a day's limit. */
export const OTHER_CITIES = 'annet';

export interface Visit {
  readonly page: VisitPage;
  readonly city: string;
  readonly source: VisitSource;
  readonly step: VisitStep;
}

/** Norwegian day, `yyyy-MM-dd`. */
export interface VisitCount extends Visit {
  readonly day: string;
  readonly times: number;
}

export function visitOf(given: Visit): Visit {
  const { page, source, step } = given;
  return { page, source, step, city: page === 'city' ? cityOf(given.city) : '' };
}

let cities: Set<string> | undefined;

function cityOf(given: string): string {
  cities ??= new Set(MUNICIPALITIES.map(({ name }) => name));
  const city = placeName(given);
  return cities.has(city) ? city : OTHER_CITIES;
}

export function withoutNames(visit: Visit): Visit {
  return { ...visit, city: visit.city && OTHER_CITIES, source: OTHER_SOURCES };
}

// Separate from the visit: its list of municipalities would weigh on public pages.
export const OTHER_SOURCES = 'annet';

export const VISIT_SOURCES = [
  'direkte',
  'e-post',
  'google',
  'bing',
  'duckduckgo',
  'facebook',
  'instagram',
  'linkedin',
  'tiktok',
  'snapchat',
  'pinterest',
  'youtube',
  'finn',
  OTHER_SOURCES,
] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

const CALLED = new Map<string, VisitSource>([
  ...VISIT_SOURCES.map((source) => [source, source] as const),
  ['email', 'e-post'],
  ['mail', 'e-post'],
  ['epost', 'e-post'],
  ['newsletter', 'e-post'],
  ['nyhetsbrev', 'e-post'],
  ['fb', 'facebook'],
  ['ig', 'instagram'],
  ['insta', 'instagram'],
  ['lnkd', 'linkedin'],
  ['youtu', 'youtube'],
  ['pin', 'pinterest'],
  ['adwords', 'google'],
]);

/** «e-post» and «e-mail» are one word each. */
const E_MAIL = /\be-(?=post|mail)/g;

/** By the link's mark, then its medium, then the referring page; none: a direct visit. */
export function visitSource(...given: readonly (string | undefined)[]): VisitSource {
  const texts = given.filter((text) => text !== undefined && text !== '') as string[];
  for (const text of texts) {
    const words = text
      .toLowerCase()
      .replace(E_MAIL, 'e')
      .split(/[^a-z]/);
    const source = words.map((word) => CALLED.get(word)).find((each) => each !== undefined);
    if (source) return source;
  }
  return texts.length > 0 ? OTHER_SOURCES : 'direkte';
}
