import { municipalityNumbered } from '@boligstyling/domain';
import { Satisfies } from '../platform/validation/field.js';

const isNumber = (text: string) => municipalityNumbered(text) !== undefined;

/** Accepts current municipalities only. */
export const MunicipalityNumber = (): PropertyDecorator =>
  Satisfies(isNumber, 'municipality', 'Ukjent kommunenummer.');
