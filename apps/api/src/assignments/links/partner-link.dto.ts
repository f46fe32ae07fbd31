import { ApiProperty, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString } from 'class-validator';
import { SavePartnerDto } from '../../partners/partner.dto.js';
import type { PartnerLinkView } from '@boligstyling/application';
import {
  DECLINE_REASONS,
  type DeclineReason,
  isNotWaived,
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
  type Assignment,
  ASSIGNMENT_STATES,
  type AssignmentState,
  deadlineText,
  isOngoing,
  type Lead,
  postalCodeIn,
  offerDetails,
  offerPlace,
  offerTitle,
  shownStateOf,
  wantedOf,
  DISPUTE_DAYS,
  DISPUTE_LIMITS,
  DOMAIN_ERRORS,
  REASONS_OF_KEPT,
  revealedDetails,
  type PartnerGroup,
  leadField,
  type ShownDetail,
} from '@boligstyling/domain';
import { DisputeDto, toDisputeDto } from '../dispute.dto.js';
import { Count, Flag, Moment, OneOf, Text, Part, ListOf } from '../../platform/contract/shown.js';
import { wire } from '../../platform/contract/answers.js';
import {
  Choice,
  MayBeLeftOut,
  OptionalChoice,
  RequiredText,
} from '../../platform/validation/field.js';

class ShownDetailDto {
  @Text('property_size', 'The field, by its wire name.') field!: string;
  @Text('Størrelse') label!: string;
  @Text('74 kvm') value!: string;
}

function toDetailDto({ key, label, value }: ShownDetail): ShownDetailDto {
  return { field: leadField(key).wire, label, value };
}

export class OfferDto {
  @OneOf(ASSIGNMENT_STATES) state!: AssignmentState;
  @Text(
    'Fullstyling i Bergen',
    'The service and the place. Once it has ended, only the service: the home may have moved since.',
  )
  title!: string;
  @Text('Fullstyling') service!: string;
  @Text('Bergen', 'Empty once it has ended.') city!: string;
  @Text.orNull('5015') postal_code!: string | null;
  @ListOf(
    ShownDetailDto,
    'Without whatever names or reaches the owner; «…» stands where something is hidden. None once it has ended: the owner reads that the partner sees it no longer.',
  )
  details!: ShownDetailDto[];
  @Count(60_000, 'The price of a yes, without MVA.') price_ore!: number;
  @Moment('When it was asked.') offered_at!: string;
  @Moment.orNull('Null: none.') deadline!: string | null;
  @Text.orNull('onsdag 25. november kl. 14:00', 'The same on the clock in Norway.')
  deadline_text!: string | null;
}

export function toOfferDto(assignment: Assignment, lead: Lead, seenAt: Date): OfferDto {
  const { deadline, partnerGroup } = assignment;
  const isSeen = isOngoing(assignment);
  const service = wantedOf(partnerGroup, lead);
  return {
    state: shownStateOf(assignment),
    ...wire(assignment, 'priceOre', 'offeredAt', 'deadline'),
    title: isSeen ? offerTitle(lead, partnerGroup) : service,
    service,
    city: isSeen ? offerPlace(lead) : '',
    postal_code: (isSeen && postalCodeIn(lead.address)) || null,
    details: isSeen ? offerDetails(lead, partnerGroup).map(toDetailDto) : [],
    deadline_text: deadline && deadlineText(deadline, seenAt),
  };
}

export class CapacityDto extends PickType(SavePartnerDto, ['weekly_capacity']) {}

export class DeclineDto {
  @OptionalChoice(DECLINE_REASONS, 'Velg en av grunnene.')
  reason?: DeclineReason;
}

export class ReportDto {
  @Choice(REPORTS, 'Velg kontaktet, vunnet eller tapt.')
  report!: Report;
}

export const DISPUTING_IS = `\`dispute_until\` is ${DISPUTE_DAYS} days from the yes, or from when it is due again where it was neither on an invoice nor paid. It is on no invoice until the administrator has decided. The same again changes nothing.`;

export class DisputeSaleDto {
  @Choice(REASONS_OF_KEPT, 'Velg hva som er galt.')
  reason!: (typeof REASONS_OF_KEPT)[number];

  @RequiredText({
    label: 'Teksten',
    maxLength: DISPUTE_LIMITS.text,
    example: 'Nummeret går til en kiosk.',
    description: 'For the administrator; erased with the lead.',
  })
  text!: string;

  @ApiProperty({
    ...{ type: 'array', items: { type: 'string', format: 'date' }, required: false },
    maxItems: DISPUTE_LIMITS.mostDays,
    description: 'With `unreachable`: at least two days of attempts, since the yes.',
  })
  @ArrayMaxSize(DISPUTE_LIMITS.mostDays, { message: DOMAIN_ERRORS['dispute-tries'] })
  @IsString({ each: true, message: DOMAIN_ERRORS['dispute-tries'] })
  @IsArray({ message: DOMAIN_ERRORS['dispute-tries'] })
  @MayBeLeftOut()
  tried_on?: string[];
}

/** Texts verbatim, as far as the partner may read them. */
export class PartnerLinkOwnerDto {
  @Text('Kari Nordmann') name!: string;
  @Text('40000000', '8 digits.') phone!: string;
  @Text('kari@nordmann.no') email!: string;
  @Flag('True if the owner wants e-mail in the place of calls.') contact_by_email!: boolean;
  @Text('Nygårdsgaten 5, 5015 Bergen') address!: string;
  @ListOf(
    ShownDetailDto,
    'The owner’s answers; for an agent beside stylists without the words to those.',
  )
  details!: ShownDetailDto[];
}

export function toOwnerDto(lead: Lead, partnerGroup: PartnerGroup): PartnerLinkOwnerDto {
  const { customerName: name, customerPhone: phone, customerEmail: email, address } = lead;
  const { contactByEmail: contact_by_email } = lead;
  const details = revealedDetails(lead, partnerGroup).map(toDetailDto);
  return { name, phone, email, contact_by_email, address, details };
}

export class PartnerLinkDto extends OfferDto {
  @Text('7A1B2C3D', 'Its reference in e-mails and on invoices.') reference!: string;
  @Count(3, 'So many of its kind can take it.') places!: number;
  @Count(1, 'So many others have taken it.') accepted_by_others!: number;
  @Flag(
    'True if the offer ended because the partner has the home by another lead, which stays as it is.',
  )
  had_home!: boolean;
  @Moment.orNull() answered_at!: string | null;
  @OneOf.orNull(DECLINE_REASONS) decline_reason!: DeclineReason | null;
  @Moment.orNull('Until when the answer can be taken back. Null: it cannot.')
  undo_until!: string | null;
  @OneOf.orNull(REPORTS, 'The latest report of the partner.') report!: Report | null;

  @OneOf.orNull(QUOTE_STATES, 'Of its quote. Null: none is written.')
  quote_state!: QuoteState | null;

  @Moment.orNull('Until when what the yes costs can be disputed. Null: it cannot.')
  dispute_until!: string | null;

  @Flag(
    'True if what the yes costs is to be paid, or is; also of what was withdrawn after something had come of it.',
  )
  due!: boolean;

  @Flag(
    'True if what the yes costs is to come on an invoice: it is due, on none, not paid, and nothing is held against it.',
  )
  to_be_billed!: boolean;

  @Flag.orNull(
    'True if MVA comes on top of what the yes costs, as it was then; null: no yes has cost anything.',
  )
  asks_for_vat!: boolean | null;

  @Part(DisputeDto, 'The partner’s dispute of the price. Left out: none.')
  dispute?: DisputeDto;

  @Part(PartnerLinkOwnerDto, `Only for who has said yes, and for ${REVEAL_DAYS} days.`)
  owner?: PartnerLinkOwnerDto;

  @Text('Stine Stylist') partner_name!: string;
  @Count(5) weekly_capacity!: number;
  @Flag('True if the partner gets no new questions for now.') paused!: boolean;
  @Flag('True if we paused it, so that it cannot get questions again by itself.')
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
    due: isNotWaived(sale),
    to_be_billed: sale !== null && isToBeBilled(sale),
    asks_for_vat: sale && sale.vatRate !== null,
    ...(sale?.dispute && { dispute: toDisputeDto(sale.dispute) }),
    ...(view.showsOwner && { owner: toOwnerDto(lead, assignment.partnerGroup) }),
    partner_name: partner.name,
    weekly_capacity: partner.weeklyCapacity,
    paused: !partner.active,
    paused_by_operator: isPausedByOperator(partner),
  };
}
