import {
  type Assignment,
  ASSIGNMENT_STATES,
  type AssignmentState,
  deadlineText,
  isOpen,
  type Lead,
  postalCodeIn,
  offerDetails,
  offerPlace,
  offerTitle,
  standsAs,
  wantedOf,
} from '@boligstyling/domain';
import { Count, ListOf, Moment, OneOf, Text } from '../../platform/contract/shown.js';
import { ShownDetailDto, toDetailDto } from './shown-detail.dto.js';
import { wire } from '../../platform/contract/wire.js';

/** A lead as offered to a partner. It does not reveal the owner. */
export class OfferDto {
  @OneOf(ASSIGNMENT_STATES) state!: AssignmentState;
  @Text(
    'Fullstyling i Bergen',
    'What is asked for, and where. Once it has ended, only what: the home may have moved since.',
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
  @Count(60_000, 'What a yes costs, without MVA.') price_ore!: number;
  @Moment('When it was asked.') offered_at!: string;
  @Moment.orNull('Null: none.') deadline!: string | null;
  @Text.orNull('onsdag 25. november kl. 14:00', 'The same on the clock in Norway.')
  deadline_text!: string | null;
}

/** Words the deadline relative to that moment. */
export function toOfferDto(assignment: Assignment, lead: Lead, seenAt: Date): OfferDto {
  const { deadline, partnerGroup } = assignment;
  const isSeen = isOpen(assignment);
  const service = wantedOf(partnerGroup, lead);
  return {
    state: standsAs(assignment),
    ...wire(assignment, 'priceOre', 'offeredAt', 'deadline'),
    title: isSeen ? offerTitle(lead, partnerGroup) : service,
    service,
    city: isSeen ? offerPlace(lead) : '',
    postal_code: (isSeen && postalCodeIn(lead.address)) || null,
    details: isSeen ? offerDetails(lead, partnerGroup).map(toDetailDto) : [],
    deadline_text: deadline && deadlineText(deadline, seenAt),
  };
}
