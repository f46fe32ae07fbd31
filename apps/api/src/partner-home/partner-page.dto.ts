import type {
  ActivePartnerSession,
  PartnerHomeView,
  AcceptedLead,
  PartnerLead,
} from '@boligstyling/application';
import {
  CAPACITY_HOURS,
  isPausedByOperator,
  type Partner,
  PARTNER_KINDS,
  type PartnerKind,
  pricedServices,
  priceRows,
  type Service,
  SERVICES,
  REASONS_OF_ERASED,
  QUOTE_STATES,
  type QuoteState,
  referenceOf,
  REPORTS,
  type Report,
  wantedOf,
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
  Part,
} from '../platform/contract/shown.js';
import { logoPath, wire } from '../platform/contract/answers.js';
import { RecordVersion } from '../platform/versions/versioned.js';
import { DisputeDto, toDisputeDto } from '../assignments/dispute.dto.js';
import {
  PartnerLinkOwnerDto,
  toOwnerDto,
  OfferDto,
  toOfferDto,
} from '../assignments/links/partner-link.dto.js';
import { Choice } from '../platform/validation/field.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';

class PartnerAssignmentDto extends OfferDto {
  @Id() id!: string;
  @Text.orNull(
    'partner.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature',
    'Token of the assignment’s page, as in the e-mail. Null: it no longer opens.',
  )
  link!: string | null;
}

export function toPartnerAssignmentDto(
  { assignment, lead }: PartnerLead,
  link: string | null,
  seenAt: Date,
): PartnerAssignmentDto {
  return {
    id: assignment.id,
    ...toOfferDto(assignment, lead, seenAt),
    link,
  };
}

export class PartnerLeadsQueryDto extends PickType(PageQueryDto, ['cursor']) {}

class PartnerLeadDto {
  @Id() id!: string;
  @Text.orNull('7A1B2C3D', 'Its reference on invoices.') reference!: string | null;
  @Moment() accepted_at!: string;
  @Count(60_000, 'Its price, without MVA.') price_ore!: number;
  @Flag('True if MVA comes on top of that, as it was at the yes.') asks_for_vat!: boolean;
  @Text.orNull('Fullstyling', 'Null once the owner has erased it.') service!: string | null;
  @OneOf.orNull(REPORTS, 'The latest report of the partner.') report!: Report | null;
  @OneOf.orNull(QUOTE_STATES, 'Of its quote. Null: none is written.')
  quote_state!: QuoteState | null;
  @Moment.orNull(
    'Until when what it costs can be disputed here, once the owner has erased it. Null: it cannot.',
  )
  dispute_until!: string | null;
  @Part(
    DisputeDto,
    'Once the owner has erased it: what the partner has against what it costs. Left out: nothing.',
  )
  dispute?: DisputeDto;
  @Flag('True if a dispute was granted, so that no report is expected.')
  dispute_granted!: boolean;
  @Flag('True if it was taken back after it was begun: it is due, and disputed on its own page.')
  withdrawn!: boolean;
  @Part(PartnerLinkOwnerDto, 'None once the owner has erased it, or it was withdrawn.')
  owner?: PartnerLinkOwnerDto;
  @Text.orNull(
    'partner.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature',
    'Token of the assignment’s page, as in the e-mail. Null: it no longer opens.',
  )
  link!: string | null;
}

export class DisputeErasedDto {
  @Choice(REASONS_OF_ERASED, 'Velg hva som er galt.')
  reason!: (typeof REASONS_OF_ERASED)[number];
}

export class PartnerLeadsDto {
  @ListOf(PartnerLeadDto) assignments!: PartnerLeadDto[];
  @Text.orNull('1795000000000.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f')
  next_cursor!: string | null;
}

export function toPartnerLeadDto(
  accepted: AcceptedLead,
  link: string | null,
  disputeUntil: Date | null,
): PartnerLeadDto {
  const { id, partnerLead, sale } = accepted;
  const withdrawn = partnerLead?.assignment.state === 'withdrawn';
  return {
    ...wire(accepted, 'id', 'acceptedAt', 'priceOre', 'asksForVat', 'quoteState'),
    reference: partnerLead ? referenceOf(id) : (sale?.reference ?? null),
    service: partnerLead && wantedOf(partnerLead.assignment.partnerGroup, partnerLead.lead),
    report: partnerLead?.assignment.report ?? null,
    dispute_until: disputeUntil?.toISOString() ?? null,
    ...(sale?.dispute && { dispute: toDisputeDto(sale.dispute) }),
    dispute_granted: accepted.isDisputeGranted,
    withdrawn,
    ...(partnerLead &&
      !withdrawn && { owner: toOwnerDto(partnerLead.lead, partnerLead.assignment.partnerGroup) }),
    link,
  };
}

class PartnerMonthDto {
  @Count(4) accepted!: number;
  @Count(1) won!: number;
  @Count(1) lost!: number;
  @Count(240_000, 'The sum it owes for them, without MVA.') due_ore!: number;
  @Flag('True if MVA comes on top of any of that.') asks_for_vat!: boolean;
}

class PartnerReviewDto {
  @Text('Kari') name!: string;
  @Text('Bergen') place!: string;
  @Text('Fullstyling') service!: string;
  @Count(5) stars!: number;
  @Text('Hun så lyset i stua.') text!: string;
}

class PriceRowDto {
  @Text.orNull('Fullstyling, 61–120 m²', 'Null: the only price.') label!: string | null;
  @Count(50_000, 'Per assignment, without MVA. 0: free.') price_ore!: number;
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
  @Flag('True if the partner gets no new questions for now.') paused!: boolean;
  @Flag('True if we paused it, so that it cannot get questions again by itself.')
  paused_by_operator!: boolean;
  @Day.orNull('On which the pause ends by itself, in Norway.') paused_until!: string | null;
  @Count(3) weekly_capacity!: number;
  @Count(
    2,
    `Offers accepted in the last ${CAPACITY_HOURS} hours, and those that wait for an answer.`,
  )
  used_capacity!: number;
  @Texts(['4601', '32'], 'By their official numbers; `NO` for the whole country.')
  areas!: string[];
  @ApiProperty({ enum: SERVICES, isArray: true }) services!: Service[];
  @Text('974761076', 'Empty: unknown, as are the three below.') organization_number!: string;
  @Text('Strandgaten 60') street!: string;
  @Text('5004') postal_code!: string;
  @Text('Bergen') post_place!: string;
  @ListOf(PriceRowDto, 'Its prices for assignments that it is asked about from now on.')
  prices!: PriceRowDto[];
  @ListOf(PartnerAssignmentDto, 'Those that wait for an answer, the nearest deadline first.')
  offers!: PartnerAssignmentDto[];
  @ApiProperty() month!: PartnerMonthDto;
  @ListOf(PartnerReviewDto, 'Published reviews of it, the latest first.')
  reviews!: PartnerReviewDto[];
  @Day.orNull('Version of the terms that it has accepted. Null: none, so it gets no leads.')
  terms_version!: string | null;
  @Moment.orNull() terms_accepted_at!: string | null;
  @Moment('Until when this browser is logged in.') session_ends_at!: string;
}

export class SavedSettingsDto extends PickType(PartnerPageDto, [
  'version',
  'company',
  'phone',
  'website',
  'presentation',
  'areas',
  'services',
  'weekly_capacity',
  'organization_number',
  'street',
  'postal_code',
  'post_place',
]) {}

export const toSavedSettingsDto = (partner: Omit<Partner, 'logoId'>): SavedSettingsDto => ({
  ...wire(partner, 'company', 'phone', 'website', 'presentation', 'weeklyCapacity'),
  ...wire(partner, 'organizationNumber', 'street', 'postalCode', 'postPlace'),
  version: String(partner.version),
  areas: [...partner.areas],
  services: [...partner.services],
});

export function toPartnerPageDto(
  { partner, usedCapacity, month, reviews }: PartnerHomeView,
  offers: PartnerAssignmentDto[],
  { expiresAt }: ActivePartnerSession,
): PartnerPageDto {
  return {
    ...wire(partner, 'id', 'name', 'kind', 'email', 'pausedUntil'),
    ...wire(partner, 'termsVersion', 'termsAcceptedAt'),
    ...toSavedSettingsDto(partner),
    logo: logoPath(partner.logoId),
    paused: !partner.active,
    paused_by_operator: isPausedByOperator(partner),
    used_capacity: usedCapacity,
    prices: priceRows(partner.prices, pricedServices(partner)).map((row) =>
      wire(row, 'label', 'priceOre'),
    ),
    offers,
    month: { ...wire(month, 'accepted', 'won', 'lost', 'asksForVat'), due_ore: month.ore },
    reviews: [...reviews],
    session_ends_at: expiresAt.toISOString(),
  };
}
