import { LEAD_SORTS, type LeadFilter, type LeadSort } from '@boligstyling/application';
import {
  isSingleLine,
  LEAD_LIMITS,
  LEAD_STATUSES,
  type LeadStatus,
  searchWords,
  LEAD_SERVICES,
  type LeadService,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Satisfies } from '../platform/validation/field.js';
import { dayAt, isDay, startOfNorwegianDay } from '../platform/system/norwegian-time.js';

const MAX_PAGE = 200;
const MAX_SEARCH = 100;
const NO_DAY = 'Oppgi en dag som 2026-11-20.';
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

  @ApiProperty({ required: false, enum: LEAD_STATUSES, description: 'Only those of this status.' })
  @IsOptional()
  @IsIn(LEAD_STATUSES, { message: `Status må være ${LEAD_STATUSES.join(', ')}.` })
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

  @ApiProperty({
    required: false,
    enum: LEAD_SERVICES,
    description: 'Only those for this service.',
  })
  @IsOptional()
  @IsIn(LEAD_SERVICES, { message: `Tjenesten må være ${LEAD_SERVICES.join(', ')}.` })
  service?: LeadService;

  @ApiProperty({ required: false, format: 'date', description: 'The first day, in Norway.' })
  @IsOptional()
  @Satisfies(isDay, 'day', NO_DAY)
  from?: string;

  @ApiProperty({ required: false, format: 'date', description: 'The last day, in Norway.' })
  @IsOptional()
  @Satisfies(isDay, 'day', NO_DAY)
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
export class LeadsQueryDto extends LeadFilterDto {
  @ApiProperty({
    required: false,
    maxLength: 1000,
    description: 'The `next_cursor` of the page before.',
  })
  @IsOptional()
  @MaxLength(1000, { message: 'Ukjent side.' })
  cursor?: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE,
    default: 50,
    description: 'How many there are on a page.',
  })
  @IsOptional()
  @Type(() => Number)
  @Max(MAX_PAGE, { message: `Høyst ${MAX_PAGE} om gangen.` })
  @Min(1, { message: 'Minst én om gangen.' })
  @IsInt({ message: 'Oppgi et helt tall.' })
  limit = 50;
}

/** The filter in the domain's words. */
export function toLeadFilter({ q, status, city, service, from, to }: LeadFilterDto): LeadFilter {
  return {
    words: q ? searchWords(q) : undefined,
    status,
    city,
    service,
    from: from ? startOfNorwegianDay(from) : undefined,
    to: to ? startOfNorwegianDay(dayAt(to, 1)) : undefined,
  };
}
