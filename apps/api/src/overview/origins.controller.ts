import {
  LeadStatistics,
  type OriginFigures,
  type Outcome,
  type Period,
  outcomeOfOthers,
} from '@boligstyling/application';
import { Get, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation, wire } from '../platform/contract/answers.js';
import {
  type FilterQuery,
  fromFilterQuery,
  LEAD_ORIGINS,
  type LeadOrigin,
  ORIGIN_FILTER,
  type OriginFilter,
  toKroner,
} from '@boligstyling/domain';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Amount, Count, ListOf, Text, Texts } from '../platform/contract/shown.js';
import { Choice } from '../platform/validation/field.js';
import { OfFilter, PeriodDto, toPeriod } from '../platform/validation/page-query.dto.js';
import { AnswersTable, TableFile, BYTE_ORDER_MARK, csvRow } from '../platform/tables/table-file.js';

const KEY_OF = new Map(LEAD_ORIGINS.map((key) => [ORIGIN_FILTER[key].wire as string, key]));
const WIRES = [...KEY_OF.keys()];

const Asked = class {} as new () => FilterQuery<typeof ORIGIN_FILTER>;

@OfFilter(ORIGIN_FILTER)
class OriginFilterDto extends Asked {}

class OriginNamesQueryDto extends PeriodDto {
  @Choice(WIRES, `Velg ${WIRES.join(', ')}.`, 'The field of which each value has a row.')
  by!: string;
}

class OriginsQueryDto extends IntersectionType(OriginFilterDto, OriginNamesQueryDto) {}

function toOrigins(
  dto: OriginNamesQueryDto & OriginFilterDto,
): [LeadOrigin, Period & OriginFilter] {
  return [
    KEY_OF.get(dto.by) ?? 'source',
    { ...fromFilterQuery(ORIGIN_FILTER, dto), ...toPeriod(dto) },
  ];
}

class OutcomeDto {
  @Count(40) leads!: number;
  @Count(31, 'Leads that a partner has accepted, or set to `matched` or later by hand.')
  matched!: number;
  @Count(9, 'Those with the status `won`.') won!: number;
  @Count(52, 'Quotes that were sent for them.') quotes!: number;
  @Count(24, 'Those with a quote.') quoted!: number;
  @Count(8, 'Those whose owner chose a quote.') chosen!: number;
  @Count(34_560, 'Minutes from receipt to the first quote, summed over `quoted`.')
  quote_minutes!: number;
  @Amount(15500, 'Sum owed or paid by partners for them, in kr, without waived sales.')
  revenue!: number;
}

class OriginDto extends OutcomeDto {
  @Text('vårsalg 2026', 'Empty: leads without one.') name!: string;
}

class OriginsDto {
  @ListOf(OriginDto, 'Most leads first, 100 at most.') origins!: OriginDto[];
  @ApiProperty({ description: 'Of all of them, with those that are not listed.' })
  total!: OutcomeDto;
}

const toOutcomeDto = ({ quoteMinutes, revenueOre, ...counts }: Outcome): OutcomeDto => ({
  ...wire(counts, 'leads', 'matched', 'won', 'quotes', 'quoted', 'chosen'),
  quote_minutes: quoteMinutes,
  revenue: toKroner(revenueOre),
});

class OriginNamesDto {
  @Texts(['vårsalg 2026'], 'Most leads first, 100 at most.') names!: string[];
}

function toOriginsDto({ origins, total }: OriginFigures): OriginsDto {
  return {
    origins: origins.map(({ name, ...outcome }) => ({ name, ...toOutcomeDto(outcome) })),
    total: toOutcomeDto(total),
  };
}

@AdminController('origins.csv')
export class OriginTableController {
  constructor(private readonly statistics: LeadStatistics) {}

  @Get()
  @Operation(
    'Download the outcomes of leads as a table',
    'The figures of `getOrigins`, names as they were sent, and those that are not listed in a last row. UTF-8 with semicolons and decimal commas, as Norwegian spreadsheets expect. Texts that a spreadsheet would run as formulas stand behind an apostrophe. Codes that it would read as another number or a date, such as 0301, are written as a formula that gives their text.',
  )
  @AnswersTable('invalid-request')
  async exportOrigins(@Query() query: OriginsQueryDto): Promise<TableFile> {
    const [origin, asked] = toOrigins(query);
    const figures = await this.statistics.byOrigin(origin, asked);
    return new TableFile(Buffer.from(originTable(figures, origin)), 'kilder', null);
  }
}

export function originTable(figures: OriginFigures, origin: LeadOrigin): string {
  const others = outcomeOfOthers(figures);
  const rows = [
    ...figures.origins.map(({ name, ...outcome }) => ({
      name: name || 'Ikke oppgitt',
      ...outcome,
    })),
    ...(others.leads > 0 ? [{ name: 'Andre', ...others }] : []),
  ].map(({ name, leads, matched, won, quotes, quoted, chosen, quoteMinutes, revenueOre }) => {
    const hours = quoted > 0 ? Math.round(quoteMinutes / quoted / 60) : '';
    return csvRow([
      ...[name, leads, matched, won, quotes, quoted, chosen, hours],
      toKroner(revenueOre),
    ]);
  });
  const columns = [
    ...[ORIGIN_FILTER[origin].label, 'Henvendelser', 'Tatt', 'Vunnet', 'Tilbud', 'Med tilbud'],
    ...['Valgt', 'Timer til første tilbud', 'Inntekt'],
  ];
  return BYTE_ORDER_MARK + csvRow(columns) + rows.join('');
}

@AdminController('origins')
export class OriginsController {
  constructor(private readonly statistics: LeadStatistics) {}

  @Get()
  @Operation(
    'Outcomes of leads, by form, campaign or the host that led here',
    'Of the leads received in a time that are still kept; a merged one counts with the other. Counts of accepted and won ones, and the sums that partners owe or have paid.',
  )
  @Answers(OriginsDto, 'invalid-request')
  async getOrigins(@Query() query: OriginsQueryDto): Promise<OriginsDto> {
    return toOriginsDto(await this.statistics.byOrigin(...toOrigins(query)));
  }

  @Get('names')
  @Operation(
    'The forms, campaigns or hosts that leads came by',
    'The rows of `getOrigins` without figures, for a choice among them.',
  )
  @Answers(OriginNamesDto, 'invalid-request')
  async getOriginNames(@Query() query: OriginNamesQueryDto): Promise<OriginNamesDto> {
    return { names: await this.statistics.originNames(...toOrigins(query)) };
  }
}
