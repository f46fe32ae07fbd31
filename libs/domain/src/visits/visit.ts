import { MUNICIPALITIES } from '../places/municipalities.js';
import { placeName } from '../places/place-name.js';
import { OTHER_SOURCES, type VisitSource } from './visit-source.js';

/** How far a visit of a page got, each step after the one before it: the form has two or three. */
export const VISIT_STEPS = ['page', 'form', 'step-1', 'step-2', 'step-3', 'sent'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/**
 * The pages that visits are counted of: those with a form, the form in other sites' pages, and all
 * other public ones together.
 */
export const VISIT_PAGES = ['home', 'city', 'articles', 'embedded', 'other'] as const;
export type VisitPage = (typeof VISIT_PAGES)[number];

/** Stands for every city that nobody knows, and for those that came when a day had its fill of names. */
export const OTHER_CITIES = 'annet';

/** What is counted: that some visit got to a step. Nothing in it is about anybody. */
export interface Visit {
  readonly page: VisitPage;
  /** The municipality's name where the page is about a city, else empty. */
  readonly city: string;
  readonly source: VisitSource;
  readonly step: VisitStep;
}

/** How often, on one day in Norway (`yyyy-MM-dd`). */
export interface VisitCount extends Visit {
  readonly day: string;
  readonly times: number;
}

/** A visit as it is counted: a city that is none of Norway's is no name of its own. */
export function visitOf(told: Visit): Visit {
  const { page, source, step } = told;
  return { page, source, step, city: page === 'city' ? cityOf(told.city) : '' };
}

let cities: Set<string> | undefined;

function cityOf(told: string): string {
  cities ??= new Set(MUNICIPALITIES.map(({ name }) => name));
  const city = placeName(told);
  return cities.has(city) ? city : OTHER_CITIES;
}

/** The same visit without what there are many of. */
export function withoutNames(visit: Visit): Visit {
  return { ...visit, city: visit.city && OTHER_CITIES, source: OTHER_SOURCES };
}
