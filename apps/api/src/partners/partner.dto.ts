import type { PartnerOverview } from '@boligstyling/application';
import {
  areaName,
  CAPACITY_HOURS,
  FAIRNESS_DAYS,
  isPausedByOperator,
  toKroner,
  WHOLE_COUNTRY,
} from '@boligstyling/domain';
import { OmitType } from '@nestjs/swagger';
import { toPartyDto } from '../platform/validation/party.dto.js';
import { AREAS_ARE, SavePartnerDto } from './save-partner.dto.js';
import { Count, Day, Flag, Id, ListOf, Moment, Texts } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';
import { RecordVersion } from '../platform/versions/versioned.js';

/** Withdrawn assignments are not counted. */
export class PartnerDto extends OmitType(SavePartnerDto, ['areas', 'whole_country', 'cities']) {
  @Texts(['4601', '32'], AREAS_ARE) areas!: string[];
  @Texts(
    [],
    'City names from before there were areas that mean no municipality, or several. They cover nothing, and are gone once areas are given.',
  )
  unclear_cities!: string[];
  @Flag('Whether the whole country is among `areas`.') whole_country!: boolean;
  @Texts(['Bergen', 'Akershus fylke'], 'The names of `areas`; none for the whole country.')
  cities!: string[];
  @Day.orNull(
    'On which the pause ends by itself, in Norway. Null: it has no end, or there is none.',
  )
  paused_until!: string | null;
  @Flag('Whether we have paused it, so that it cannot get questions again by itself.')
  paused_by_operator!: boolean;
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Moment() created_at!: string;
  @Count(
    2,
    `What takes capacity: questions that are open, however old, and yeses of the last ${CAPACITY_HOURS} hours.`,
  )
  assignments_last_week!: number;
  @Count(7, `In the last ${FAIRNESS_DAYS} days; the fewest go first.`)
  assignments_last_month!: number;
  @Count(31) assignments!: number;
  @Moment.orNull() last_assigned_at!: string | null;
}

export class PartnersDto {
  @ListOf(PartnerDto) partners!: PartnerDto[];
}

export function toPartnerDto({ partner, ...given }: PartnerOverview): PartnerDto {
  const isEverywhere = partner.areas.includes(WHOLE_COUNTRY);
  return {
    ...wire(partner, 'id', 'name', 'company', 'kind', 'email', 'phone', 'website', 'presentation'),
    ...wire(partner, 'weeklyCapacity', 'active', 'pausedUntil', 'createdAt'),
    ...wire(given, 'assignmentsLastWeek', 'assignmentsLastMonth', 'assignments', 'lastAssignedAt'),
    version: String(partner.version),
    areas: [...partner.areas],
    paused_by_operator: isPausedByOperator(partner),
    unclear_cities: [...partner.unclearCities],
    whole_country: isEverywhere,
    cities: isEverywhere ? [] : partner.areas.map(areaName),
    services: [...partner.services],
    price_per_assignment: toKroner(partner.priceOre),
    ...toPartyDto(partner),
  };
}
