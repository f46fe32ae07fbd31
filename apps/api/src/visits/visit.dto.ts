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
import { ApiProperty } from '@nestjs/swagger';
import { Choice, MaxLength, Passes, Satisfies } from '../platform/validation/field.js';
import { QuicklyValidated } from '../platform/validation/quick-validation.pipe.js';

const CAME_BY_MAX = 3;
/** As long as an address may be, because marks in links can be long. */
const MARK_MAX = 2_000;

const isCameBy = (given: unknown): boolean =>
  Array.isArray(given) &&
  given.length <= CAME_BY_MAX &&
  given.every((each) => typeof each === 'string' && hasAtMost(each, MARK_MAX));

/** Reports that a visit reached a step, without any identity. */
@QuicklyValidated()
export class VisitDto {
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
      'What the visit came by: `utm_source`, `utm_medium` and the name of the site that led here, as far as there are any. Only which of our sources it means is counted, «annet» if it is none.',
  })
  @Passes(isCameBy, 'cameBy', `Oppgi høyst ${CAME_BY_MAX} tekster på ${MARK_MAX} tegn.`)
  came_by!: string[];

  @Choice(VISIT_STEPS, `Steget må være ${VISIT_STEPS.join(', ')}.`) step!: VisitStep;
}

/** Keeps only the known source that the marks stand for. */
export const toVisit = ({ page, city, came_by, step }: VisitDto): Visit => ({
  ...{ page, city, step },
  source: visitSource(...came_by),
});
