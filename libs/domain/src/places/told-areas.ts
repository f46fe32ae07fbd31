import { DomainError } from '../core/domain-error.js';
import { merged } from '../core/merged.js';
import { type Area, areaNamed, WHOLE_COUNTRY, withoutOverlap } from './area.js';

/** Where a partner works, by number or, as before there were numbers, by names. */
export interface ToldAreas {
  readonly areas?: readonly Area[] | undefined;
  readonly wholeCountry?: boolean | undefined;
  /** Names of municipalities and counties; without meaning for the whole country. */
  readonly cities?: readonly string[] | undefined;
}

/**
 * The areas that are told of. Undefined: nothing is, and they stay as they are.
 *
 * @param present the areas that it has
 * @param seen those it had when the change began; what others have changed meanwhile is kept then
 * @throws DomainError `invalid-partner` when they are none, or a name means no area, or several
 */
export function toldAreas(
  told: ToldAreas,
  present: readonly Area[],
  seen?: readonly Area[],
): Area[] | undefined {
  const { areas, wholeCountry, cities } = told;
  if (!areas && wholeCountry === undefined && !cities) return undefined;
  if (areas) return required('areas', withoutOverlap(merged(present, seen, areas)));
  if (wholeCountry ?? present.includes(WHOLE_COUNTRY)) return [WHOLE_COUNTRY];
  const named = cities ? cities.map(understood) : present.filter((area) => area !== WHOLE_COUNTRY);
  return required('cities', withoutOverlap(named));

  function understood(city: string): Area {
    const area = areaNamed(city);
    if (!area) throw fault('cities', `Vi forsto ikke: ${city}. Oppgi en kommune eller et fylke.`);
    return area;
  }
}

function required(field: string, areas: Area[]): Area[] {
  if (areas.length > 0) return areas;
  throw fault(field, 'Velg minst én kommune, ett fylke eller hele landet.');
}

function fault(field: string, message: string): DomainError {
  return new DomainError('invalid-partner', message, [{ field, message }]);
}
