import { COUNTIES, countyOf, MUNICIPALITIES, municipalityNumbered } from './municipalities.js';
import { municipalityNamed } from './municipality-named.js';
import { foldedSpelling } from './place-spelling.js';

/** ISO 3166. */
export const WHOLE_COUNTRY = 'NO';

/** A partner's area of work: a municipality's number, a county's, or the whole country. */
export type Area = string;

const COUNTY_BY_NUMBER = new Map(COUNTIES.map((county) => [county.number, county]));

export function isArea(text: string): text is Area {
  return (
    text === WHOLE_COUNTRY || COUNTY_BY_NUMBER.has(text) || municipalityNumbered(text) !== undefined
  );
}

/** Display name, read back by {@link areaNamed}: «Herøy (Nordland)», «Vestland fylke». */
export function areaName(area: Area): string {
  if (area === WHOLE_COUNTRY) return 'Hele landet';
  const municipality = municipalityNumbered(area);
  if (!municipality) return `${COUNTY_BY_NUMBER.get(area)?.name ?? area} fylke`;
  const { name, number } = municipality;
  return municipalityNamed(name) === number ? name : `${name} (${countyOf(municipality).name})`;
}

/** The area of an unambiguous name; for Oslo, the municipality. */
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

/**
 * Areas that contain a municipality. None for an unknown one, not even the whole country, because
 * its place is unknown.
 */
export function areasAround(municipality: string | null): Area[] {
  return municipality === null ? [] : [municipality, municipality.slice(0, 2), WHOLE_COUNTRY];
}

export function covers(areas: readonly Area[], municipality: string | null): boolean {
  return areasAround(municipality).some((area) => areas.includes(area));
}

export function municipalitiesIn(areas: readonly Area[]): string[] {
  return MUNICIPALITIES.map(({ number }) => number).filter((number) => covers(areas, number));
}

/** Sorted by number, without duplicates and areas within another. */
export function withoutOverlap(areas: readonly Area[]): Area[] {
  if (areas.includes(WHOLE_COUNTRY)) return [WHOLE_COUNTRY];
  return [...new Set(areas)]
    .filter((area) => !areas.some((other) => other !== area && area.startsWith(other)))
    .sort();
}
