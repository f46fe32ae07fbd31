import { LEAD_SORTS, type LeadFilter, type LeadSort } from '@boligstyling/application';
import {
  dayAt,
  isSingleLine,
  LEAD_LIMITS,
  LEAD_STATUSES,
  type LeadStatus,
  searchWords,
  LEAD_SERVICES,
  type LeadService,
  startOfNorwegianDay,
} from '@boligstyling/domain';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { OptionalChoice, OptionalDay, Satisfies } from '../platform/validation/field.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';

const MAX_SEARCH = 100;
const isSearch = (text: string) => isSingleLine(text) && searchWords(text) !== undefined;

/** What leads are narrowed to, and how they are ordered. */
export class LeadFilterDto {
  @ApiProperty({
    required: false,
    minLength: 3,
    maxLength: MAX_SEARCH,
    description: 'Words, or parts of words, in the name, e-mail, phone or address.',
  })
  @IsOptional()
  @Satisfies(isSearch, 'search', 'Skriv minst 3 tegn for å søke.')
  @MaxLength(MAX_SEARCH, { message: `Søket kan ha høyst ${MAX_SEARCH} tegn.` })
  q?: string;

  @OptionalChoice(
    LEAD_STATUSES,
    `Status må være ${LEAD_STATUSES.join(', ')}.`,
    'Only those of this status.',
  )
  status?: LeadStatus;

  @ApiProperty({
    required: false,
    maxLength: LEAD_LIMITS.location,
    example: 'Bergen',
    description: 'Only those in this city, as it is spelled there.',
  })
  @IsOptional()
  @Satisfies(isSingleLine, 'city', 'Ugyldig sted.')
  @MaxLength(LEAD_LIMITS.location, { message: 'Ugyldig sted.' })
  city?: string;

  @OptionalChoice(
    LEAD_SERVICES,
    `Tjenesten må være ${LEAD_SERVICES.join(', ')}.`,
    'Only those for this service.',
  )
  service?: LeadService;

  @OptionalChoice(
    ['too-many'],
    'Velg too-many, eller utelat feltet.',
    'Only those whose contact details more have held than three stylists, those the owner asked for besides, and one agent.',
  )
  holders?: 'too-many';

  @OptionalDay('The first day, in Norway.')
  from?: string;

  @OptionalDay('The last day, in Norway.')
  to?: string;

  @ApiProperty({
    required: false,
    enum: LEAD_SORTS,
    default: '-received_at',
    description: 'By what they are ordered; a minus turns it round.',
  })
  @IsOptional()
  @IsIn(LEAD_SORTS, { message: `Rekkefølgen må være ${LEAD_SORTS.join(', ')}.` })
  sort: LeadSort = '-received_at';
}

/** A list of leads, and which page of it. */
export class LeadsQueryDto extends IntersectionType(LeadFilterDto, PageQueryDto) {}

/** The filter in the domain's words. */
export function toLeadFilter(dto: LeadFilterDto): LeadFilter {
  const { q, status, city, service, holders, from, to } = dto;
  return {
    tooManyHolders: holders === 'too-many',
    words: q ? searchWords(q) : undefined,
    status,
    city,
    service,
    from: from ? startOfNorwegianDay(from) : undefined,
    to: to ? startOfNorwegianDay(dayAt(to, 1)) : undefined,
  };
}
