import type { OwnerLeadView, PartnerAssignment } from '@boligstyling/application';
import {
  canSayNotCalled,
  isAccepted,
  isMergedPermanently,
  hasOwnSearch,
  isExtraAgent,
  hasContact,
  isPlaceUnknown,
  isMatchingDue,
  type Lead,
  type OwnerMoment,
  ownerChoices,
  ownerSearch,
  ownerTimeline,
  searchForSubmission,
  toWireLead,
} from '@boligstyling/domain';
import { toConsentDto } from '../leads/lead-detail.dto.js';
import type {
  AskedPartnerDto,
  OwnChoicesDto,
  OwnerMomentDto,
  OwnerPageDto,
  OwnSearchDto,
} from './owner-page.dto.js';
import { logoPath } from '../platform/contract/answers.js';
import { wire } from '../platform/contract/wire.js';

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

function toAskedPartnerDto(
  { assignment, partner }: PartnerAssignment,
  lead: Lead,
  { access, now }: OwnerLeadView,
): AskedPartnerDto {
  const { report } = assignment;
  const isFull = access === 'full';
  const isOurs = isAccepted(assignment);
  return {
    ...wire(partner, 'name', 'company', 'kind', 'presentation'),
    ...wire(assignment, 'state', 'deadline', 'answeredAt'),
    knows_you: hasContact(assignment),
    gets_all: !isExtraAgent(assignment.partnerGroup, lead),
    has_called: report === 'contacted' || report === 'won',
    came_to_nothing: report === 'lost',
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
