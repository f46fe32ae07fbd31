import type { Period } from '@boligstyling/application';
import { dayAt, startOfNorwegianDay } from '@boligstyling/domain';
import { OptionalDay } from './field.js';

/** A period of whole days. */
export class PeriodDto {
  @OptionalDay('The first day, in Norway.') from?: string;
  @OptionalDay('The last day, in Norway.') to?: string;
}

/** Converts the days to moments. */
export const toPeriod = ({ from, to }: PeriodDto): Period => ({
  from: from ? startOfNorwegianDay(from) : undefined,
  to: to ? startOfNorwegianDay(dayAt(to, 1)) : undefined,
});
