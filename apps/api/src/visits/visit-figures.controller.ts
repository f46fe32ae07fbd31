import {
  VisitCounts,
  VISIT_VIEWS,
  type VisitFilter,
  type VisitRow,
  type VisitSteps,
  type VisitView,
} from '@boligstyling/application';
import { Get, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import {
  isSingleLine,
  LEAD_LIMITS,
  VISIT_PAGES,
  VISIT_SOURCES,
  VISIT_STEPS,
  type VisitPage,
  type VisitSource,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Count, ListOf, Text } from '../platform/contract/shown.js';
import {
  Choice,
  MaxLength,
  MayBeLeftOut,
  OptionalChoice,
  Satisfies,
} from '../platform/validation/field.js';
import { PeriodDto } from '../platform/validation/page-query.dto.js';

class VisitsQueryDto extends PeriodDto {
  @Choice(
    VISIT_VIEWS,
    `Velg ${VISIT_VIEWS.join(', ')}.`,
    'The field of which each value has a row.',
  )
  by!: VisitView;
  @OptionalChoice(VISIT_PAGES, `Siden må være ${VISIT_PAGES.join(', ')}.`, 'Only of this page.')
  page?: VisitPage;

  @ApiProperty({
    required: false,
    maxLength: LEAD_LIMITS.location,
    example: 'Bergen',
    description: 'Only of this city’s page.',
  })
  @MayBeLeftOut()
  @Satisfies(isSingleLine, 'city', 'Ukjent sted.')
  @MaxLength(LEAD_LIMITS.location, { message: 'Ukjent sted.' })
  city?: string;

  @OptionalChoice(VISIT_SOURCES, `Kilden må være ${VISIT_SOURCES.join(', ')}.`, 'Only from here.')
  source?: VisitSource;
}

const toVisitFilter = ({ by: _by, ...filter }: VisitsQueryDto): VisitFilter => filter;

/** Each step but the first is reached after the one before it. */
class VisitStepsDto {
  @Count(900, 'Pages that were opened in a browser.') page!: number;
  @Count(420, 'Those whose form came into view.') form!: number;
  @Count(120, 'Those where the form’s first step was begun.') step_1!: number;
  @Count(80, 'Those that came to the second step.') step_2!: number;
  @Count(20, 'Those that came to the third, where the form has one.') step_3!: number;
  @Count(60, 'Those whose form was sent and received.') sent!: number;
}

class VisitRowDto extends VisitStepsDto {
  @Text('home') name!: string;
}

class VisitsDto {
  @ListOf(VisitRowDto, 'Most visits first, days in their order.') rows!: VisitRowDto[];
  @ApiProperty() total!: VisitStepsDto;
}

const toStepsDto = (steps: VisitSteps): VisitStepsDto => ({
  ...{ page: steps.page, form: steps.form, step_1: steps['step-1'], step_2: steps['step-2'] },
  ...{ step_3: steps['step-3'], sent: steps.sent },
});

function toVisitsDto(rows: readonly VisitRow[]): VisitsDto {
  const sum = (step: keyof VisitSteps) => rows.reduce((all, { steps }) => all + steps[step], 0);
  const total = Object.fromEntries(VISIT_STEPS.map((step) => [step, sum(step)])) as VisitSteps;
  return {
    rows: rows.map(({ name, steps }) => ({ name, ...toStepsDto(steps) })),
    total: toStepsDto(total),
  };
}

@AdminController('visits')
export class VisitFiguresController {
  constructor(private readonly counts: VisitCounts) {}

  @Get()
  @Operation(
    'How far visits of our pages got, by page, city, source or day',
    'Counts of pages opened in a browser, not of visitors: nobody is recognised. They are seconds old.',
  )
  @Answers(VisitsDto, 'invalid-request')
  async getVisits(@Query() query: VisitsQueryDto): Promise<VisitsDto> {
    return toVisitsDto(await this.counts.figures(toVisitFilter(query), query.by));
  }
}
