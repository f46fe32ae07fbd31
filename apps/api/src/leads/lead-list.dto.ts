import type {
  LeadList,
  ListedLead,
  LeadPosition,
  AskedLeadFilter,
} from '@boligstyling/application';
import {
  type LeadSort,
  hasAtMost,
  isByName,
  isSingleLine,
  LEAD_LIMITS,
  LEAD_STATUSES,
  type LeadStatus,
  PLACE_SOURCES,
  type PlaceSource,
  SUSPICIONS,
  type Suspicion,
  toWireLead,
  type WireLead,
  DEFAULT_LEAD_SORT,
  type FilterQuery,
  fromFilterQuery,
  isId,
  LEAD_FILTER,
  MAX_LEADS_AT_ONCE,
  municipalityNumbered,
  searchWords,
} from '@boligstyling/domain';
import { Count, Flag, Id, ListOf, Text, Moment, OneOf } from '../platform/contract/shown.js';
import { isUUID } from 'class-validator';
import { InvalidRequest } from '../platform/problems/api-problems.js';
import { ShownLeadFields } from './lead-fields.js';
import { RecordVersion } from '../platform/versions/versioned.js';
import { wire } from '../platform/contract/answers.js';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { MayBeLeftOut, Satisfies } from '../platform/validation/field.js';
import { OfFilter, toPeriod, PageQueryDto } from '../platform/validation/page-query.dto.js';

/** Opaque. It may be in an address, so it holds a name only for a list ordered by names. */
export function encodeLeadCursor(position: LeadPosition, sort: LeadSort): string {
  const { receivedAt, id, customerName } = position;
  const name = isByName(sort) ? customerName : '';
  return Buffer.from(JSON.stringify([sort, receivedAt.getTime(), id, name])).toString('base64url');
}

/** @throws InvalidRequest for a cursor that we did not issue for this order */
export function decodeLeadCursor(cursor: string, sort: LeadSort): LeadPosition {
  const [forSort, time, id, name] = parsed(cursor);
  const receivedAt = new Date(typeof time === 'number' ? time : NaN);
  const isOurs =
    forSort === sort &&
    receivedAt.getTime() > 0 &&
    isUUID(id) &&
    typeof name === 'string' &&
    hasAtMost(name, LEAD_LIMITS.customerName) &&
    isSingleLine(name);
  if (!isOurs) throw new InvalidRequest([{ field: 'cursor', message: 'Ukjent side.' }]);
  return { receivedAt, id: String(id), customerName: name };
}

function parsed(cursor: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

const Shown = class {} as new () => WireLead;

/** Contains nothing of another lead, because exports for the owner include it. */
@ShownLeadFields()
export class BareLeadDto extends Shown {
  @Id() id!: string;
  @Moment() created_at!: string;
  @OneOf(LEAD_STATUSES) status!: LeadStatus;
  @OneOf.orNull(SUSPICIONS, 'Why the lead is held; null when it is not.')
  suspicion!: Suspicion | null;
  @Text.orNull(
    '4601',
    'The number of the municipality that the home lies in. Null: unknown, or not looked for yet; then no partner is found by the rule.',
  )
  municipality!: string | null;
  @OneOf.orNull(PLACE_SOURCES, 'How the municipality was found, most trusted first.')
  municipality_found_by!: PlaceSource | null;
  @Id.orNull('The first partner that has the lead; null if none has.') partner_id!: string | null;
}

export function toBareLeadDto(lead: ListedLead): BareLeadDto {
  return {
    ...wire(lead, 'id', 'status', 'suspicion', 'municipality', 'municipalityFoundBy', 'partnerId'),
    created_at: lead.receivedAt.toISOString(),
    ...toWireLead(lead),
  };
}

class LeadDto extends BareLeadDto {
  @RecordVersion() version!: string;
  @Id.orNull('The earlier lead that it is merged into, with which figures count it; null: none.')
  merged_into!: string | null;
}

export class LeadListDto {
  @ListOf(LeadDto) leads!: LeadDto[];
  @Text.orNull('WyItcmVjZWl2ZWRfYXQiLDE3OTUxODg3MjAwMDBd', 'Null on the last page.')
  next_cursor!: string | null;
  @Count(1234) total!: number;
  @Flag('False when a search has more hits than `total`, uncounted.') total_is_exact!: boolean;
}

export class LeadsVersionDto {
  @Text('b1946ac92492d2347c6235b4d2611184') version!: string;
}

const toLeadDto = (lead: ListedLead): LeadDto => ({
  ...toBareLeadDto(lead),
  version: lead.status,
  merged_into: lead.mergedInto,
});

export function toLeadListDto(list: LeadList, sort: LeadSort): LeadListDto {
  return {
    leads: list.leads.map(toLeadDto),
    next_cursor: list.next ? encodeLeadCursor(list.next, sort) : null,
    total: list.total,
    total_is_exact: list.isExact,
  };
}

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
