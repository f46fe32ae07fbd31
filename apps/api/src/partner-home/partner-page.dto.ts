import type { OpenPartnerSession, PartnerHomeView } from '@boligstyling/application';
import {
  CAPACITY_HOURS,
  isPausedByOperator,
  type Partner,
  PARTNER_KINDS,
  type PartnerKind,
  type Service,
  SERVICES,
} from '@boligstyling/domain';
import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  Count,
  Day,
  Flag,
  Id,
  ListOf,
  Moment,
  OneOf,
  Text,
  Texts,
} from '../platform/contract/shown.js';
import { logoPath } from '../platform/contract/logo-path.js';
import { PartnerAssignmentDto } from './partner-assignment.dto.js';
import { wire } from '../platform/contract/wire.js';
import { RecordVersion } from '../platform/versions/versioned.js';

/** Accepted assignments of this month in Norway, by outcome. */
export class PartnerMonthDto {
  @Count(4) accepted!: number;
  @Count(1) won!: number;
  @Count(1) lost!: number;
  @Count(240_000, 'What it owes for them, without MVA.') owed_ore!: number;
  @Flag('Whether MVA comes on top of any of that.') asks_for_vat!: boolean;
}

export class PartnerReviewDto {
  @Text('Kari') name!: string;
  @Text('Bergen') place!: string;
  @Text('Fullstyling') service!: string;
  @Count(5) stars!: number;
  @Text('Hun så lyset i stua.') text!: string;
}

export class PartnerPageDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Text('Stine Stylist') name!: string;
  @Text('Stil og Rom AS') company!: string;
  @OneOf(PARTNER_KINDS) kind!: PartnerKind;
  @Text('stine@stilogrom.no') email!: string;
  @Text('40000001', '8 digits.') phone!: string;
  @Text('https://stilogrom.no/', 'Empty: none.') website!: string;
  @Text('Jeg gjør boliger i Bergen klare for visning.', 'Empty: none.') presentation!: string;
  @Text.orNull('/api/partner-logos/0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f', 'Null: none.')
  logo!: string | null;
  @Flag('Whether the partner gets no new questions for now.') paused!: boolean;
  @Flag('Whether we have paused it, so that it cannot get questions again by itself.')
  paused_by_operator!: boolean;
  @Day.orNull('On which the pause ends by itself, in Norway.') paused_until!: string | null;
  @Count(3) weekly_capacity!: number;
  @Count(2, `What it took in the last ${CAPACITY_HOURS} hours, and what waits for its answer.`)
  used_capacity!: number;
  @Texts(['4601', '32'], 'By their official numbers; `NO` for the whole country.')
  areas!: string[];
  @ApiProperty({ enum: SERVICES, isArray: true }) services!: Service[];
  @ListOf(PartnerAssignmentDto, 'What waits for an answer, the nearest deadline first.')
  offers!: PartnerAssignmentDto[];
  @ApiProperty() month!: PartnerMonthDto;
  @ListOf(PartnerReviewDto, 'What owners say of it that is published, the latest first.')
  reviews!: PartnerReviewDto[];
  @Moment('Until when this browser is logged in.') session_ends_at!: string;
}

/** The settings of a partner's own page as stored. */
export class SavedSettingsDto extends PickType(PartnerPageDto, [
  'version',
  'company',
  'phone',
  'website',
  'presentation',
  'areas',
  'services',
  'weekly_capacity',
]) {}

export const toSavedSettingsDto = (partner: Omit<Partner, 'logoId'>): SavedSettingsDto => ({
  ...wire(partner, 'company', 'phone', 'website', 'presentation', 'weeklyCapacity'),
  version: String(partner.version),
  areas: [...partner.areas],
  services: [...partner.services],
});

export function toPartnerPageDto(
  { partner, usedCapacity, month, reviews }: PartnerHomeView,
  offers: PartnerAssignmentDto[],
  { expiresAt }: OpenPartnerSession,
): PartnerPageDto {
  return {
    ...wire(partner, 'id', 'name', 'kind', 'email', 'pausedUntil'),
    ...toSavedSettingsDto(partner),
    logo: logoPath(partner.logoId),
    paused: !partner.active,
    paused_by_operator: isPausedByOperator(partner),
    used_capacity: usedCapacity,
    offers,
    month: { ...wire(month, 'accepted', 'won', 'lost', 'asksForVat'), owed_ore: month.ore },
    reviews: [...reviews],
    session_ends_at: expiresAt.toISOString(),
  };
}
