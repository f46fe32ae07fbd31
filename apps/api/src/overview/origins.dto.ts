import type { OriginFigures, Outcome, Period } from '@boligstyling/application';
import {
  LEAD_FIELDS,
  LEAD_ORIGINS,
  type LeadOrigin,
  type OriginFilter,
  toKroner,
} from '@boligstyling/domain';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Amount, Count, ListOf, Text, Texts } from '../platform/contract/shown.js';
import { Choice } from '../platform/validation/field.js';
import { OriginFilterDto, toOriginFilter } from '../platform/validation/origin-filter.dto.js';
import { PeriodDto, toPeriod } from '../platform/validation/period.dto.js';

const KEY_OF = new Map(LEAD_ORIGINS.map((key) => [LEAD_FIELDS[key].wire as string, key]));
const WIRES = [...KEY_OF.keys()];

export class OriginNamesQueryDto extends PeriodDto {
  @Choice(WIRES, `Velg ${WIRES.join(', ')}.`, 'What there is a row of.') by!: string;
}

export class OriginsQueryDto extends IntersectionType(OriginFilterDto, OriginNamesQueryDto) {}

export function toOrigins(
  dto: OriginNamesQueryDto & OriginFilterDto,
): [LeadOrigin, Period & OriginFilter] {
  return [KEY_OF.get(dto.by) ?? 'source', { ...toOriginFilter(dto), ...toPeriod(dto) }];
}

export class OutcomeDto {
  @Count(40) leads!: number;
  @Count(31, 'Those a partner has taken, or that are by hand `matched` or further.')
  matched!: number;
  @Count(9, 'Those with the status `won`.') won!: number;
  @Amount(15500, 'What partners owe or have paid for them, in kr, without what they are let off.')
  revenue!: number;
}

export class OriginDto extends OutcomeDto {
  @Text('vårsalg 2026', 'Empty: of those that tell of none.') name!: string;
}

export class OriginsDto {
  @ListOf(OriginDto, 'Most leads first, 100 at most.') origins!: OriginDto[];
  @ApiProperty({ description: 'Of all of them, with those that are not listed.' })
  total!: OutcomeDto;
}

const toOutcomeDto = ({ leads, matched, won, revenueOre }: Outcome): OutcomeDto => ({
  ...{ leads, matched, won },
  revenue: toKroner(revenueOre),
});

export class OriginNamesDto {
  @Texts(['vårsalg 2026'], 'Most leads first, 100 at most.') names!: string[];
}

export function toOriginsDto({ origins, total }: OriginFigures): OriginsDto {
  return {
    origins: origins.map(({ name, ...outcome }) => ({ name, ...toOutcomeDto(outcome) })),
    total: toOutcomeDto(total),
  };
}
