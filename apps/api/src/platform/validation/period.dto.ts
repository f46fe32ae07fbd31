import type { Period } from '@boligstyling/application';
import { dayAt, startOfNorwegianDay } from '@boligstyling/domain';
import { OptionalDay } from './field.js';

/** A time of whole days, in a query. */
export class PeriodDto {
  @OptionalDay('The first day, in Norway.') from?: string;
  @OptionalDay('The last day, in Norway.') to?: string;
}

/** The same by the moments it begins and ends at. */
export const toPeriod = ({ from, to }: PeriodDto): Period => ({
  from: from ? startOfNorwegianDay(from) : undefined,
  to: to ? startOfNorwegianDay(dayAt(to, 1)) : undefined,
});
