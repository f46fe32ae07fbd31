import type { AskedLeadFilter } from '@boligstyling/application';
import {
  DEFAULT_LEAD_SORT,
  isSingleLine,
  LEAD_LIMITS,
  LEAD_SERVICES,
  LEAD_SORTS,
  LEAD_STATUSES,
  LEAD_TROUBLES,
  type LeadService,
  type LeadSort,
  type LeadStatus,
  type LeadTrouble,
  MAX_LEADS_AT_ONCE,
  REPORT_WORKING_DAYS,
  SEARCH_MAX_LENGTH,
  SEARCH_WORD_MIN_LENGTH,
  searchWords,
} from '@boligstyling/domain';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn, isUUID } from 'class-validator';
import {
  MaxLength,
  MayBeLeftOut,
  OptionalChoice,
  OptionalId,
  Satisfies,
} from '../platform/validation/field.js';
import { OriginFilterDto, toOriginFilter } from '../platform/validation/origin-filter.dto.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';
import { PeriodDto, toPeriod } from '../platform/validation/period.dto.js';
import { MunicipalityNumber } from './municipality-number.js';

const isSearch = (text: string) => isSingleLine(text) && searchWords(text) !== undefined;

function areIds(text: string): boolean {
  const ids = text.split(',');
  return ids.length <= MAX_LEADS_AT_ONCE && ids.every((id) => isUUID(id));
}

export class LeadFilterDto extends IntersectionType(OriginFilterDto, PeriodDto) {
  @ApiProperty({
    required: false,
    minLength: SEARCH_WORD_MIN_LENGTH,
    maxLength: SEARCH_MAX_LENGTH,
    description: 'Words, or parts of words, in the name, e-mail, phone or address.',
  })
  @MayBeLeftOut()
  @Satisfies(isSearch, 'search', `Skriv minst ${SEARCH_WORD_MIN_LENGTH} tegn for å søke.`)
  @MaxLength(SEARCH_MAX_LENGTH, { message: `Søket kan ha høyst ${SEARCH_MAX_LENGTH} tegn.` })
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
    description: 'Only those in this city, however it is spelled: `OSLO` is `oslo`.',
  })
  @MayBeLeftOut()
  @Satisfies(isSingleLine, 'city', 'Ugyldig sted.')
  @MaxLength(LEAD_LIMITS.location, { message: 'Ugyldig sted.' })
  city?: string;

  @ApiProperty({
    required: false,
    example: '4601',
    description:
      'Only those in the municipality of this number of today, whatever place they name; where it is not known of a lead, those that name it or a part of it.',
  })
  @MayBeLeftOut()
  @MunicipalityNumber()
  municipality?: string;

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
  reveals?: 'too-many';

  @OptionalChoice(
    ['without'],
    'Velg without, eller utelat feltet.',
    'Without those that have joined an earlier one, which figures do not count either.',
  )
  merged?: 'without';

  @OptionalChoice(
    ['without'],
    'Velg without, eller utelat feltet.',
    'Without those that are held as suspected spam, which demand does not count either.',
  )
  held?: 'without';

  @OptionalId('Partneren må være en id.', 'Only those that this partner has been asked about.')
  partner_id?: string;

  @OptionalChoice(
    LEAD_TROUBLES,
    `Velg ${LEAD_TROUBLES.join(', ')}, eller utelat feltet.`,
    `Only those held as suspected spam, taken and not told of for ${REPORT_WORKING_DAYS} working days, or in an unknown municipality.`,
  )
  only?: LeadTrouble;

  @ApiProperty({
    required: false,
    maxLength: MAX_LEADS_AT_ONCE * 37,
    description: `Only these: up to ${MAX_LEADS_AT_ONCE} ids, with commas between.`,
  })
  @MayBeLeftOut()
  @Satisfies(areIds, 'ids', `Oppgi høyst ${MAX_LEADS_AT_ONCE} id-er med komma mellom.`)
  ids?: string;

  @ApiProperty({
    required: false,
    enum: LEAD_SORTS,
    default: DEFAULT_LEAD_SORT,
    description: 'By what they are ordered; a minus turns it round.',
  })
  @MayBeLeftOut()
  @IsIn(LEAD_SORTS, { message: `Rekkefølgen må være ${LEAD_SORTS.join(', ')}.` })
  sort: LeadSort = DEFAULT_LEAD_SORT;
}

export class LeadsQueryDto extends IntersectionType(LeadFilterDto, PageQueryDto) {}

export function toLeadFilter(dto: LeadFilterDto): AskedLeadFilter {
  const { q, status, city, municipality, service, reveals, merged, held, partner_id } = dto;
  const { only, ids } = dto;
  return {
    partnerId: partner_id,
    ...toOriginFilter(dto),
    only,
    ids: ids?.split(','),
    tooManyReveals: reveals === 'too-many',
    withoutMerged: merged === 'without',
    withoutHeld: held === 'without',
    words: q ? searchWords(q) : undefined,
    status,
    city,
    municipality,
    service,
    ...toPeriod(dto),
  };
}
