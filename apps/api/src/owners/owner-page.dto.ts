import {
  ASSIGNMENT_STATES,
  type AssignmentState,
  LEAD_STATUSES,
  type LeadStatus,
  OWNER_MOMENTS,
  type OwnerMomentKind,
  PARTNER_KINDS,
  type PartnerKind,
  SEARCH_STATES,
  type SearchState,
  type WireLead,
  YES_NO,
  type YesNo,
  CORRECTION_KEYS,
  type SentLead,
  canSayNotCalled,
  isAccepted,
  isMergedPermanently,
  hasOwnSearch,
  isExtraAgent,
  hasContact,
  isPlaceUnknown,
  isMatchingDue,
  cameToNothing,
  type Lead,
  type OwnerMoment,
  type QuoteState,
  ownerChoices,
  ownerSearch,
  ownerTimeline,
  searchForSubmission,
  toWireLead,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { ConsentDto, toConsentDto } from '../leads/lead-detail.dto.js';
import { ShownLeadFields, CorrectedLeadFields } from '../leads/lead-fields.js';
import { YesNoDto } from '../platform/validation/field.js';
import { Flag, Id, ListOf, Moment, OneOf, Text, Texts, Part } from '../platform/contract/shown.js';
import type { OwnerLeadView, PartnerAssignment } from '@boligstyling/application';
import { logoPath, wire } from '../platform/contract/answers.js';

const Corrected = class {} as new () => Partial<SentLead>;

/** The e-mail address must be confirmed first. */
@CorrectedLeadFields(CORRECTION_KEYS.filter((key) => key !== 'customerEmail'))
export class CorrectionsDto extends Corrected {}

const AGENT_ANSWERS = ['unanswered', 'yes', 'no'] as const;

export class WinAnswerDto extends YesNoDto {
  @Id('Of the assignment that the owner was asked about.')
  @IsUUID('all', { message: 'Oppdraget må være en id.' })
  assignment_id!: string;
}

class ReportedWinDto {
  @Id('Of its assignment.') assignment_id!: string;
  @Text('Stine Stylist') name!: string;
  @Moment('Silence until then confirms it.') until!: string;
}

export class NotCalledDto {
  @Id('Of its assignment.')
  @IsUUID('all', { message: 'Oppdraget må være en id.' })
  assignment_id!: string;
}

const Sent = class {} as new () => WireLead;

@ShownLeadFields()
class SentLeadDto extends Sent {}

class AskedPartnerDto {
  @Text('Stine Stylist') name!: string;
  @Text('Stil og Rom AS') company!: string;
  @OneOf(PARTNER_KINDS) kind!: PartnerKind;
  @OneOf(ASSIGNMENT_STATES) state!: AssignmentState;
  @Flag('True if it has ever got the name and the contact details.') knows_you!: boolean;
  @Flag(
    'True if a yes gives it all that was sent, and not only how to reach the owner, the address, the size and the type of the home.',
  )
  gets_all!: boolean;
  @Flag('True if it has reported contact.') has_called!: boolean;
  @Flag(
    'True if it has reported a loss, or its quote is declined and it has reported no agreement.',
  )
  came_to_nothing!: boolean;
  @Text('Jeg gjør boliger i Bergen klare for visning.', 'Its own words; empty: none.')
  presentation!: string;
  @Text.orNull('/api/partner-logos/0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f', 'Null: none.')
  logo!: string | null;
  @Text.orNull('40000000', 'Once it has said yes.') phone!: string | null;
  @Text.orNull('https://stilogrom.no/', 'Likewise, where it has one.') website!: string | null;
  @Moment() asked_at!: string;
  @Id.orNull('Once it has said yes, by a link from the owner’s mailbox.')
  assignment_id!: string | null;
  @Flag(
    'True if the owner can say that it has not called: its call is overdue, and that was not said within a day.',
  )
  call_overdue!: boolean;
  @Moment.orNull('When the owner last said that it has not called.') not_called_at!: string | null;
  @Moment.orNull() deadline!: string | null;
  @Moment.orNull() answered_at!: string | null;
}

class OwnerMomentDto {
  @Moment() at!: string;
  @OneOf(OWNER_MOMENTS) kind!: OwnerMomentKind;
  @Texts(
    ['Stine Stylist'],
    'As they were called then; of a correction, who had what was corrected.',
  )
  partners!: string[];
}

class OwnSearchDto {
  @OneOf(
    SEARCH_STATES,
    'held: a user looks at it first. merged: it is the same as an earlier one from the same mailbox. complete: as many have said yes as may. ended: nobody more is asked, and all have answered.',
  )
  state!: SearchState;
  @Moment.orNull('Until when more are asked; null: nobody more is.') until!: string | null;
  @Flag('Nobody has it, and it is time that someone had.') late!: boolean;
}

class OwnChoicesDto {
  @OneOf(AGENT_ANSWERS) agent!: (typeof AGENT_ANSWERS)[number];
  @OneOf.orNull(
    YES_NO,
    'The answer to stylists, where the owner can change it alone: no beside an estate agent, or yes again. Null: not possible.',
  )
  stylists!: YesNo | null;
  @Flag() show_more!: boolean;
  @Flag('True if the last time that more were asked for can be taken back.') show_no_more!: boolean;
  @Flag() keep_waiting!: boolean;
  @Flag('True if waiting asks some silent ones once more, not only new ones.')
  waiting_asks_again!: boolean;
  @Flag() withdraw!: boolean;
}

export class OwnerPageDto {
  @Text('Bergen', 'Empty for the sender’s own browser, once the owner has corrected it.')
  city!: string;
  @Text('Fullstyling') service!: string;
  @Moment() received_at!: string;
  @OneOf(LEAD_STATUSES, '`lost` also once the owner has withdrawn it.') status!: LeadStatus;
  @ApiProperty() search!: OwnSearchDto;
  @ListOf(
    AskedPartnerDto,
    'In the order they were asked, with those that know the owner by a merged lead from the same mailbox.',
  )
  partners!: AskedPartnerDto[];
  @ListOf(OwnerMomentDto, 'Oldest first.') timeline!: OwnerMomentDto[];
  @ListOf(ConsentDto, 'Oldest first; the last of a subject counts.') consents!: ConsentDto[];
  @ApiProperty() choices!: OwnChoicesDto;

  @Part(
    ReportedWinDto,
    'Left out where the owner is asked about none, and by any link but one from the owner’s mailbox.',
  )
  reported_win?: ReportedWinDto;

  @Part(
    SentLeadDto,
    'Only by a link from the owner’s mailbox, because others may have seen or made another.',
  )
  sent?: SentLeadDto;

  @ApiProperty({
    ...{ type: String, required: false, example: 'Megler Vest AS' },
    description:
      'The integrator that sent it for the owner and may see the name. Left out where none has, and by any link but one from the mailbox.',
  })
  sent_by?: string;

  @ApiProperty({
    ...{ type: Boolean, required: false, example: true },
    description:
      'Nobody is asked, because the home’s municipality is unknown. A corrected place may help. Left out otherwise, and by any link but one from the owner’s mailbox.',
  })
  place_unknown?: boolean;

  @ApiProperty({
    ...{ type: Boolean, required: false, example: false },
    description:
      'True if something was pressed by a link from the mailbox: until then e-mails to it hold reference, service and place alone. Left out by any link but one from the owner’s mailbox.',
  })
  mailbox_proven?: boolean;

  @Text.orNull('kari@nordmann.no', 'The address that is used once it is confirmed.')
  pending_email!: string | null;
  @Flag('It is the same as an earlier one from the same mailbox, also once either is closed.')
  merged!: boolean;
  @Flag('By the link with the receipt one only looks; the e-mail has the other.')
  just_sent!: boolean;
}

export function toOwnerPageDto(view: OwnerLeadView): OwnerPageDto {
  const { state, assignments, history, pendingEmail, sentBy, access } = view;
  const { lead, consents, status } = state;
  const isFull = access === 'full';
  return {
    city: access === 'submission' && isPlaceCorrected(view) ? '' : lead.location,
    service: lead.serviceType,
    received_at: lead.receivedAt.toISOString(),
    status,
    search: toSearchDto(view),
    partners: assignments.map((each) => toAskedPartnerDto(each, leadOf(view, each), view)),
    timeline: ownerTimeline(lead.receivedAt, history, agentsBeside(view)).map(toMomentDto),
    consents: consents.map(toConsentDto),
    choices: toChoicesDto(view),
    ...(isFull && toReportedWin(view)),
    ...(isFull && { sent: toWireLead(lead) }),
    ...(sentBy !== null && { sent_by: sentBy }),
    ...(isFull && isInVain(view) && { place_unknown: true }),
    ...(isFull && { mailbox_proven: view.isMailboxProven }),
    pending_email: isFull ? pendingEmail : null,
    merged: access !== 'submission' && isMergedPermanently(state),
    just_sent: access === 'submission',
  };
}

/** The place was searched without a result. A corrected place is yet to be searched. */
function isInVain({ state, assignments, now }: OwnerLeadView): boolean {
  const asked = assignments.map(({ assignment }) => assignment);
  const isLookedFor = state.matchUntil !== null && !isMatchingDue(state, now);
  return isLookedFor && hasOwnSearch(state) && isPlaceUnknown(state.lead, asked);
}

function toReportedWin({ state, assignments }: OwnerLeadView): Pick<OwnerPageDto, 'reported_win'> {
  const { reportedWin } = state;
  const of = assignments.find(({ assignment }) => assignment.id === reportedWin?.assignmentId);
  if (!reportedWin || !of) return {};
  const { assignmentId, until } = reportedWin;
  const name = of.partner.name;
  return { reported_win: { assignment_id: assignmentId, name, until: until.toISOString() } };
}

function leadOf({ state, merged }: OwnerLeadView, { assignment }: PartnerAssignment): Lead {
  return merged.find(({ lead }) => lead.id === assignment.leadId)?.lead ?? state.lead;
}

function agentsBeside({ state, assignments }: OwnerLeadView): Set<string> {
  const beside = assignments.filter(({ assignment }) =>
    isExtraAgent(assignment.partnerGroup, state.lead),
  );
  return new Set(beside.map(({ assignment }) => assignment.partnerId));
}

const isPlaceCorrected = ({ history }: OwnerLeadView): boolean =>
  history.some(
    ({ kind, detail }) => kind === 'corrected' && detail.fields.split(', ').includes('location'),
  );

function toSearchDto({ state, now, access }: OwnerLeadView): OwnSearchDto {
  const search = (access === 'submission' ? searchForSubmission : ownerSearch)(state, now);
  return { state: search.state, until: search.until?.toISOString() ?? null, late: search.isLate };
}

function toChoicesDto(view: OwnerLeadView): OwnChoicesDto {
  const { state, assignments, now, access } = view;
  const shownAssignments = assignments.map(({ assignment }) => assignment);
  const choices = ownerChoices(state, now, shownAssignments);
  const isFull = access === 'full';
  return {
    agent: choices.agent,
    stylists: isFull ? choices.stylists : null,
    show_more: isFull && choices.canShowMore,
    show_no_more: isFull && choices.canShowNoMore,
    keep_waiting: isFull && choices.canKeepWaiting,
    waiting_asks_again: isFull && choices.waitingAsksAgain,
    withdraw: access !== 'submission' && choices.canWithdraw,
  };
}

const quoteStateOf = (
  { id }: PartnerAssignment['assignment'],
  { state, merged }: OwnerLeadView,
): QuoteState | undefined =>
  [state, ...merged].flatMap(({ quotes }) => quotes).find((quote) => quote.assignmentId === id)
    ?.state;

function toAskedPartnerDto(
  { assignment, partner }: PartnerAssignment,
  lead: Lead,
  view: OwnerLeadView,
): AskedPartnerDto {
  const { access, now } = view;
  const { report } = assignment;
  const isFull = access === 'full';
  const isOurs = isAccepted(assignment);
  return {
    ...wire(partner, 'name', 'company', 'kind', 'presentation'),
    ...wire(assignment, 'state', 'deadline', 'answeredAt'),
    knows_you: hasContact(assignment),
    gets_all: !isExtraAgent(assignment.partnerGroup, lead),
    has_called: report === 'contacted' || report === 'won',
    came_to_nothing: cameToNothing(report, quoteStateOf(assignment, view)),
    logo: logoPath(partner.logoId),
    phone: isFull && isOurs ? partner.phone : null,
    website: isFull && isOurs ? partner.website || null : null,
    asked_at: assignment.offeredAt.toISOString(),
    assignment_id: isFull && isOurs ? assignment.id : null,
    call_overdue: isFull && canSayNotCalled(assignment, now),
    not_called_at: (isFull && assignment.notCalledAt?.toISOString()) || null,
  };
}

function toMomentDto({ at, kind, partners }: OwnerMoment): OwnerMomentDto {
  return { at: at.toISOString(), kind, partners: [...partners] };
}
