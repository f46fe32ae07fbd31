import type { AskedLeadFilter } from '@boligstyling/application';
import {
  DEFAULT_LEAD_SORT,
  type FilterQuery,
  fromFilterQuery,
  isId,
  LEAD_FILTER,
  type LeadSort,
  MAX_LEADS_AT_ONCE,
  municipalityNumbered,
  searchWords,
} from '@boligstyling/domain';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { MayBeLeftOut, Satisfies } from '../platform/validation/field.js';
import { OfFilter, toPeriod } from '../platform/validation/filter.dto.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';

const isNumber = (text: string) => municipalityNumbered(text) !== undefined;

/** Accepts current municipalities only. */
export const MunicipalityNumber = (): PropertyDecorator =>
  Satisfies(isNumber, 'municipality', 'Ukjent kommunenummer.');

function areIds(text: string): boolean {
  const ids = text.split(',');
  return ids.length <= MAX_LEADS_AT_ONCE && ids.every(isId);
}

const Asked = class {} as new () => FilterQuery<typeof LEAD_FILTER>;

@OfFilter(LEAD_FILTER)
export class LeadFilterDto extends Asked {
  override sort: LeadSort = DEFAULT_LEAD_SORT;

  @ApiProperty({
    required: false,
    maxLength: MAX_LEADS_AT_ONCE * 37,
    description: `Only these: up to ${MAX_LEADS_AT_ONCE} ids, with commas between.`,
  })
  @MayBeLeftOut()
  @Satisfies(areIds, 'ids', `Oppgi høyst ${MAX_LEADS_AT_ONCE} id-er med komma mellom.`)
  ids?: string;
}

/** Searched words come in the body alone, because logs keep addresses. */
export class LeadTableQueryDto extends OmitType(LeadFilterDto, ['q']) {}

export class LeadsQueryDto extends IntersectionType(LeadFilterDto, PageQueryDto) {}

export function toLeadFilter(dto: LeadFilterDto): AskedLeadFilter {
  const { search, ...filter } = fromFilterQuery(LEAD_FILTER, dto);
  const words = search ? searchWords(search) : undefined;
  return { ...filter, words, ids: dto.ids?.split(','), ...toPeriod(dto) };
}
