import { ViewSummary, CHART_DAYS, type LeadCount, type Summary } from '@boligstyling/application';
import { Get } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { dayAt, LEAD_STATUSES, norwegianDay, toKroner } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Amount, Count, ListOf, Text } from '../platform/contract/shown.js';

const MOST_CITIES = 20;

class LeadCountsDto {
  @Count(1234) total!: number;
  @Count(12) new!: number;
  @Count(40) matched!: number;
  @Count(600) contacted!: number;
  @Count(300) won!: number;
  @Count(282) lost!: number;
}

class PartnerCountsDto {
  @Count(25) active!: number;
  @Count(31) total!: number;
}

class SaleSumsDto {
  @Amount(12500, 'In kr, without what was credited.') sale_amount!: number;
  @Count(3, 'Sales with the payment status `pending`.') pending!: number;
}

class BarDto {
  @Text('Bergen') name!: string;
  @Count(9) count!: number;
}

class ChartsDto {
  @ListOf(BarDto, `The last ${CHART_DAYS} days in Norway, oldest first, by \`yyyy-MM-dd\`.`)
  days!: BarDto[];
  @ListOf(BarDto, `Most leads first, ${MOST_CITIES} at most.`) cities!: BarDto[];
  @ListOf(BarDto, 'Most leads first.') services!: BarDto[];

  @ApiProperty({
    example: 3600,
    type: Number,
    nullable: true,
    description:
      'From receipt to the first acceptance that still stands; null: none. It does not say when a partner called.',
  })
  median_seconds_to_acceptance!: number | null;

  @ApiProperty({
    example: 5400,
    type: Number,
    nullable: true,
    description:
      'From receipt to the first contact that a partner or the administrator has reported; null if none was.',
  })
  median_seconds_to_contact!: number | null;
}

class SummaryDto {
  @ApiProperty() leads!: LeadCountsDto;
  @ApiProperty() partners!: PartnerCountsDto;
  @ApiProperty() sales!: SaleSumsDto;
  @ApiProperty() charts!: ChartsDto;
}

function toSummaryDto({ at, leads, partners, sales, period }: Summary): SummaryDto {
  const total = LEAD_STATUSES.reduce((sum, status) => sum + leads[status], 0);
  return {
    leads: { total, ...leads },
    partners,
    sales: { sale_amount: toKroner(sales.sumOre), pending: sales.pending },
    charts: {
      days: everyDay(at, period.days),
      cities: period.cities.slice(0, MOST_CITIES),
      services: [...period.services],
      median_seconds_to_acceptance: period.medianSecondsToAcceptance,
      median_seconds_to_contact: period.medianSecondsToContact,
    },
  };
}

function everyDay(at: Date, counts: readonly LeadCount[]): BarDto[] {
  const byDay = new Map(counts.map(({ name, count }) => [name, count]));
  const today = norwegianDay(at);
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const name = dayAt(today, index + 1 - CHART_DAYS);
    return { name, count: byDay.get(name) ?? 0 };
  });
}

@AdminController('summary')
export class SummaryController {
  constructor(private readonly viewSummary: ViewSummary) {}

  @Get()
  @Operation(
    'The figures of the cards and charts',
    'Leads by status, active partners, sums of sales, and the last weeks as bars.',
  )
  @Answers(SummaryDto)
  async getSummary(): Promise<SummaryDto> {
    return toSummaryDto(await this.viewSummary.execute());
  }
}
