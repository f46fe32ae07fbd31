import type { PartnerLinkView } from '@boligstyling/application';
import {
  DECLINE_REASONS,
  type DeclineReason,
  isSaleDue,
  isPausedByOperator,
  isToBeBilled,
  MAX_AGENTS,
  MAX_STYLISTS,
  referenceOf,
  QUOTE_STATES,
  type QuoteState,
  type Report,
  REPORTS,
  REVEAL_DAYS,
} from '@boligstyling/domain';
import { PartnerLinkOwnerDto, toOwnerDto } from './partner-link-owner.dto.js';
import { OfferDto, toOfferDto } from './offer.dto.js';
import { DisputeDto, toDisputeDto } from '../dispute.dto.js';
import { Count, Flag, Moment, OneOf, Text, Part } from '../../platform/contract/shown.js';
import { wire } from '../../platform/contract/wire.js';

/** A partner's view by its link. Only `owner` reveals the owner. */
export class PartnerLinkDto extends OfferDto {
  @Text('7A1B2C3D', 'What it is called in letters and on invoices.') reference!: string;
  @Count(3, 'So many of its kind can take it.') places!: number;
  @Count(1, 'So many others have taken it.') accepted_by_others!: number;
  @Flag(
    'Whether its question ended as the partner had the home by another request, of which that changes nothing.',
  )
  had_home!: boolean;
  @Moment.orNull() answered_at!: string | null;
  @OneOf.orNull(DECLINE_REASONS) decline_reason!: DeclineReason | null;
  @Moment.orNull('Until when the answer can be taken back. Null: it cannot.')
  undo_until!: string | null;
  @OneOf.orNull(REPORTS, 'What the partner has told since.') report!: Report | null;

  @OneOf.orNull(QUOTE_STATES, 'Of its quote. Null: none is written.')
  quote_state!: QuoteState | null;

  @Moment.orNull('Until when what the yes costs can be disputed. Null: it cannot.')
  dispute_until!: string | null;

  @Flag(
    'Whether what the yes costs is to be paid, or is; also of what was withdrawn after something had come of it.',
  )
  owed!: boolean;

  @Flag(
    'Whether what the yes costs is to come on an invoice: it is owed, on none, not paid, and nothing is held against it.',
  )
  to_be_billed!: boolean;

  @Flag.orNull(
    'Whether MVA comes on top of what the yes costs, as it was then; null: no yes has cost anything.',
  )
  asks_for_vat!: boolean | null;

  @Part(DisputeDto, 'What the partner has against what its yes costs. Left out: nothing.')
  dispute?: DisputeDto;

  @Part(PartnerLinkOwnerDto, `Only for who has said yes, and for ${REVEAL_DAYS} days.`)
  owner?: PartnerLinkOwnerDto;

  @Text('Stine Stylist') partner_name!: string;
  @Count(5) weekly_capacity!: number;
  @Flag('Whether the partner gets no new questions for now.') paused!: boolean;
  @Flag('Whether we have paused it, so that it cannot get questions again by itself.')
  paused_by_operator!: boolean;
}

export function toPartnerLinkDto(view: PartnerLinkView): PartnerLinkDto {
  const { assignment, partner, lead, sale, seenAt } = view;
  return {
    ...toOfferDto(assignment, lead, seenAt),
    reference: referenceOf(assignment.id),
    places: assignment.partnerGroup === 'estate-agent' ? MAX_AGENTS : MAX_STYLISTS,
    accepted_by_others: view.othersWhoAccepted,
    had_home: assignment.withdrawnBy === 'holds',
    ...wire(assignment, 'answeredAt', 'declineReason', 'report'),
    ...wire(view, 'undoUntil', 'disputeUntil', 'quoteState'),
    owed: isSaleDue(sale),
    to_be_billed: sale !== null && isToBeBilled({ sale }),
    asks_for_vat: sale && sale.vatRate !== null,
    ...(sale?.dispute && { dispute: toDisputeDto(sale.dispute) }),
    ...(view.showsOwner && { owner: toOwnerDto(lead, assignment.partnerGroup) }),
    partner_name: partner.name,
    weekly_capacity: partner.weeklyCapacity,
    paused: !partner.active,
    paused_by_operator: isPausedByOperator(partner),
  };
}
