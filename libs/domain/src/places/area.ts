import {
  COUNTIES,
  countyOf,
  MUNICIPALITIES,
  type Municipality,
  municipalityNumbered,
} from './municipalities.js';
import { municipalityNamed } from './municipality-named.js';
import { foldedSpelling } from './place-spelling.js';

/** ISO 3166. */
export const WHOLE_COUNTRY = 'NO';

/** A municipality's number, a county's, or the whole country. */
export type Area = string;

const COUNTY_BY_NUMBER = new Map(COUNTIES.map((county) => [county.number, county]));

export function isArea(text: string): text is Area {
  return (
    text === WHOLE_COUNTRY || COUNTY_BY_NUMBER.has(text) || municipalityNumbered(text) !== undefined
  );
}

/** Read back by {@link areaNamed}: «Herøy (Nordland)», «Vestland fylke». */
export function areaName(area: Area): string {
  if (area === WHOLE_COUNTRY) return 'Hele landet';
  const municipality = municipalityNumbered(area);
  if (!municipality) return `${COUNTY_BY_NUMBER.get(area)?.name ?? area} fylke`;
  return (DISTINCT_NAMES[area] ??= distinctName(municipality));
}

const DISTINCT_NAMES: Record<string, string> = {};

function distinctName(municipality: Municipality): string {
  const { name, number } = municipality;
  return municipalityNamed(name) === number ? name : `${name} (${countyOf(municipality).name})`;
}

/** Of an unambiguous name; for Oslo, the municipality. */
export function areaNamed(name: string): Area | undefined {
  const key = foldedSpelling(name);
  if (key === foldedSpelling(areaName(WHOLE_COUNTRY))) return WHOLE_COUNTRY;
  const county = COUNTIES.find((each) =>
    [each.name, ...each.otherNames].some((known) =>
      [known, `${known} fylke`].some((spelled) => foldedSpelling(spelled) === key),
    ),
  );
  return municipalityNamed(name) ?? county?.number;
}

/** In any case. */
export function areasNamedLike(text: string): Area[] {
  const part = text.toLowerCase();
  return [
    WHOLE_COUNTRY,
    ...COUNTY_BY_NUMBER.keys(),
    ...MUNICIPALITIES.map(({ number }) => number),
  ].filter((area) => areaName(area).toLowerCase().includes(part));
}

/** Not even the whole country for an unknown one. */
export function areasAround(municipality: string | null): Area[] {
  return municipality === null ? [] : [municipality, municipality.slice(0, 2), WHOLE_COUNTRY];
}

export function covers(areas: readonly Area[], municipality: string | null): boolean {
  return areasAround(municipality).some((area) => areas.includes(area));
}

export function municipalitiesIn(areas: readonly Area[]): string[] {
  return MUNICIPALITIES.map(({ number }) => number).filter((number) => covers(areas, number));
}

/** Sorted by number, without areas within another. */
export function withoutOverlap(areas: readonly Area[]): Area[] {
  if (areas.includes(WHOLE_COUNTRY)) return [WHOLE_COUNTRY];
  return [...new Set(areas)]
    .filter((area) => !areas.some((other) => other !== area && area.startsWith(other)))
    .sort();
}
