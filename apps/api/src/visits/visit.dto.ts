import {
  VISIT_PAGES,
  VISIT_SOURCES,
  VISIT_STEPS,
  type Visit,
  type VisitPage,
  type VisitSource,
  type VisitStep,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { MaxLength } from 'class-validator';
import { Choice, Satisfies } from '../platform/validation/field.js';
import { QuicklyValidated } from '../platform/validation/quick-validation.pipe.js';

const CITY_MAX = 80;

/** That a visit of a page got to a step, and nothing about who it was. */
@QuicklyValidated()
export class VisitDto implements Visit {
  @Choice(VISIT_PAGES, `Siden må være ${VISIT_PAGES.join(', ')}.`) page!: VisitPage;

  @ApiProperty({
    maxLength: CITY_MAX,
    example: 'Bergen',
    description:
      'The city that a city’s page is about, else empty. One that is unknown is «annet».',
  })
  @MaxLength(CITY_MAX, { message: 'Ukjent sted.' })
  @Satisfies(() => true, 'text', 'Stedet må være tekst.')
  city!: string;

  @Choice(VISIT_SOURCES, `Kilden må være ${VISIT_SOURCES.join(', ')}.`) source!: VisitSource;
  @Choice(VISIT_STEPS, `Steget må være ${VISIT_STEPS.join(', ')}.`) step!: VisitStep;
}
