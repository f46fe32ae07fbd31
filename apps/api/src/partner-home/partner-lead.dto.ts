import type { AcceptedLead, PartnerLead } from '@boligstyling/application';
import {
  REASONS_OF_ERASED,
  QUOTE_STATES,
  type QuoteState,
  referenceOf,
  REPORTS,
  type Report,
  wantedOf,
} from '@boligstyling/domain';
import { PickType } from '@nestjs/swagger';
import { DisputeDto, toDisputeDto } from '../assignments/dispute.dto.js';
import {
  PartnerLinkOwnerDto,
  toOwnerDto,
  OfferDto,
  toOfferDto,
} from '../assignments/links/partner-link.dto.js';
import { Count, Flag, Id, ListOf, Moment, OneOf, Text, Part } from '../platform/contract/shown.js';
import { Choice } from '../platform/validation/field.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';
import { wire } from '../platform/contract/wire.js';

export class PartnerAssignmentDto extends OfferDto {
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

export class PartnerLeadDto {
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
  @ListOf(PartnerLeadDto) requests!: PartnerLeadDto[];
  @Text.orNull('1795000000000.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f')
  next_cursor!: string | null;
}

export function toRequestDto(
  accepted: AcceptedLead,
  link: string | null,
  disputeUntil: Date | null,
): PartnerLeadDto {
  const { id, request, sale } = accepted;
  const withdrawn = request?.assignment.state === 'withdrawn';
  return {
    ...wire(accepted, 'id', 'acceptedAt', 'priceOre', 'asksForVat', 'quoteState'),
    reference: request ? referenceOf(id) : (sale?.reference ?? null),
    service: request && wantedOf(request.assignment.partnerGroup, request.lead),
    report: request?.assignment.report ?? null,
    dispute_until: disputeUntil?.toISOString() ?? null,
    ...(sale?.dispute && { dispute: toDisputeDto(sale.dispute) }),
    dispute_granted: accepted.isDisputeGranted,
    withdrawn,
    ...(request &&
      !withdrawn && { owner: toOwnerDto(request.lead, request.assignment.partnerGroup) }),
    link,
  };
}
