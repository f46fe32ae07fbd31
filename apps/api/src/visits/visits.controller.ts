import { CountVisits } from '@boligstyling/application';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags, ApiProperty } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AnswersNoContent, Operation } from '../platform/contract/answers.js';
import { clientNetwork } from '../platform/limits/client-network.js';
import { RateLimit } from '../platform/limits/rate-limiter.js';
import {
  hasAtMost,
  LEAD_LIMITS,
  VISIT_PAGES,
  VISIT_STEPS,
  visitSource,
  type Visit,
  type VisitPage,
  type VisitStep,
} from '@boligstyling/domain';
import { Choice, MaxLength, Passes, Satisfies } from '../platform/validation/field.js';
import { QuicklyValidated } from '../platform/validation/quick-validation.pipe.js';

const CAME_BY_MAX = 3;
/** As long as an address may be, because marks in links can be long. */
const MARK_MAX = 2_000;

const isCameBy = (given: unknown): boolean =>
  Array.isArray(given) &&
  given.length <= CAME_BY_MAX &&
  given.every((each) => typeof each === 'string' && hasAtMost(each, MARK_MAX));

@QuicklyValidated()
class VisitDto {
  @Choice(VISIT_PAGES, `Siden må være ${VISIT_PAGES.join(', ')}.`) page!: VisitPage;

  @ApiProperty({
    maxLength: LEAD_LIMITS.location,
    example: 'Bergen',
    description:
      'The city that a city’s page is about, else empty. One that is unknown is «annet».',
  })
  @MaxLength(LEAD_LIMITS.location, { message: 'Ukjent sted.' })
  @Satisfies(() => true, 'text', 'Stedet må være tekst.')
  city!: string;

  @ApiProperty({
    type: [String],
    maxItems: CAME_BY_MAX,
    items: { type: 'string', maxLength: MARK_MAX },
    example: ['finn', 'www.finn.no'],
    description:
      'The origin of the visit: `utm_source`, `utm_medium` and the name of the site that led here, as far as there are any. Only which of our sources it means is counted, «annet» if it is none.',
  })
  @Passes(isCameBy, 'cameBy', `Oppgi høyst ${CAME_BY_MAX} tekster på ${MARK_MAX} tegn.`)
  came_by!: string[];

  @Choice(VISIT_STEPS, `Steget må være ${VISIT_STEPS.join(', ')}.`) step!: VisitStep;
}

const toVisit = ({ page, city, came_by, step }: VisitDto): Visit => ({
  ...{ page, city, step },
  source: visitSource(...came_by),
});

/** Enough for a person, and for all who share an address. */
const VISITS_PER_MINUTE = 120;

@ApiTags('visits')
@Controller('visits')
export class VisitsController {
  private readonly limit = new RateLimit(VISITS_PER_MINUTE);

  constructor(private readonly countVisits: CountVisits) {}

  @Post()
  @Operation(
    'Count that a visit of a page got to a step',
    `For our own pages. Nothing is kept but one more in a count by day, page, city, source and step: no address, no identifier, no time of day. What one client sends beyond ${VISITS_PER_MINUTE} a minute is answered the same and not counted.`,
  )
  @AnswersNoContent()
  countVisit(@Body() visit: VisitDto, @Req() { ip }: FastifyRequest): void {
    if (this.limit.take(clientNetwork(ip)).isGranted) this.countVisits.count(toVisit(visit));
  }
}
