import { MUNICIPALITIES } from '../places/municipalities.js';
import { placeName } from '../places/place-name.js';
import { OTHER_SOURCES, type VisitSource } from './visit-source.js';

/** Each follows the previous one: a form has two or three steps. */
export const VISIT_STEPS = ['page', 'form', 'step-1', 'step-2', 'step-3', 'sent'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/** All public pages without a form count as `other`. */
export const VISIT_PAGES = ['home', 'city', 'articles', 'embedded', 'other'] as const;
export type VisitPage = (typeof VISIT_PAGES)[number];

/** Unknown cities, and those beyond a day's limit of names. */
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
