import { CHART_DAYS, type LeadCount, type Summary } from '@boligstyling/application';
import { dayAt, LEAD_STATUSES, norwegianDay, toKroner } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Amount, Count, ListOf, Text } from '../platform/contract/shown.js';

/** The charts show this many cities; the rest are too small to tell apart. */
const MOST_CITIES = 20;

export class LeadCountsDto {
  @Count(1234) total!: number;
  @Count(12) new!: number;
  @Count(40) matched!: number;
  @Count(600) contacted!: number;
  @Count(300) won!: number;
  @Count(282) lost!: number;
}

export class PartnerCountsDto {
  @Count(25) active!: number;
  @Count(31) total!: number;
}

export class SaleSumsDto {
  @Amount(12500, 'In kr, without what was credited.') sale_amount!: number;
  @Count(3, 'Sales with the payment status `pending`.') pending!: number;
}

export class BarDto {
  @Text('Bergen') name!: string;
  @Count(9) count!: number;
}

export class ChartsDto {
  @ListOf(BarDto, `The last ${CHART_DAYS} days in Norway, oldest first, by \`yyyy-MM-dd\`.`)
  days!: BarDto[];
  @ListOf(BarDto, `Most leads first, ${MOST_CITIES} at most.`) cities!: BarDto[];
  @ListOf(BarDto, 'Most leads first.') services!: BarDto[];

  @ApiProperty({
    example: 3600,
    type: Number,
    nullable: true,
    description:
      'From receipt until a partner who still has it took it; null if none has. Whether anyone has called by then is not known.',
  })
  median_seconds_to_yes!: number | null;

  @ApiProperty({
    example: 5400,
    type: Number,
    nullable: true,
    description:
      'From receipt to the first contact that a partner or the administrator has reported; null if none was.',
  })
  median_seconds_to_contact!: number | null;
}

export class SummaryDto {
  @ApiProperty() leads!: LeadCountsDto;
  @ApiProperty() partners!: PartnerCountsDto;
  @ApiProperty() sales!: SaleSumsDto;
  @ApiProperty() charts!: ChartsDto;
}

export function toSummaryDto({ at, leads, partners, sales, period }: Summary): SummaryDto {
  const total = LEAD_STATUSES.reduce((sum, status) => sum + leads[status], 0);
  return {
    leads: { total, ...leads },
    partners,
    sales: { sale_amount: toKroner(sales.sumOre), pending: sales.pending },
    charts: {
      days: everyDay(at, period.days),
      cities: period.cities.slice(0, MOST_CITIES),
      services: [...period.services],
      median_seconds_to_yes: period.medianSecondsToYes,
      median_seconds_to_contact: period.medianSecondsToContact,
    },
  };
}

/** Days without leads are bars too. */
function everyDay(at: Date, counts: readonly LeadCount[]): BarDto[] {
  const byDay = new Map(counts.map(({ name, count }) => [name, count]));
  const today = norwegianDay(at);
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const name = dayAt(today, index + 1 - CHART_DAYS);
    return { name, count: byDay.get(name) ?? 0 };
  });
}
