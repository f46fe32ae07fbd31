import { DomainError } from '../core/domain-error.js';
import { type Area, areaNamed, WHOLE_COUNTRY, withoutOverlap } from './area.js';

export interface ToldAreas {
  readonly areas?: readonly Area[] | undefined;
  readonly wholeCountry?: boolean | undefined;
  /** Names of municipalities and counties; ignored for the whole country. */
  readonly cities?: readonly string[] | undefined;
}

/**
 * Areas that a request sets; undefined: unchanged.
 *
 * @param present the partner's areas
 * @throws DomainError `invalid-partner` without any area, or for an unknown or ambiguous name
 */
export function toldAreas(told: ToldAreas, present: readonly Area[]): Area[] | undefined {
  const { areas, wholeCountry, cities } = told;
  if (!areas && wholeCountry === undefined && !cities) return undefined;
  if (areas) return required('areas', withoutOverlap([...areas]));
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
