import type { Period } from '@boligstyling/application';
import { dayAt, startOfNorwegianDay } from '@boligstyling/domain';
import { OptionalDay } from './field.js';

export class PeriodDto {
  @OptionalDay('The first day, in Norway.') from?: string;
  @OptionalDay('The last day, in Norway.') to?: string;
}

export const toPeriod = ({ from, to }: PeriodDto): Period => ({
  from: from ? startOfNorwegianDay(from) : undefined,
  to: to ? startOfNorwegianDay(dayAt(to, 1)) : undefined,
});
