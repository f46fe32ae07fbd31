import { municipalityNumbered } from '@boligstyling/domain';
import { Satisfies } from '../platform/validation/field.js';

const isNumber = (text: string) => municipalityNumbered(text) !== undefined;

/** The number of one of today's municipalities. */
export const MunicipalityNumber = (): PropertyDecorator =>
  Satisfies(isNumber, 'municipality', 'Ukjent kommunenummer.');
