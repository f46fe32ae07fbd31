import { type Assignment, isAccepted, winnersAmong } from '../assignments/assignment.js';
import type { Consent } from '../leads/consent.js';
import type { LeadEventDetails } from './lead-event.js';
import { isClosed, type Lead, type LeadStatus, type Suspicion } from '../leads/lead.js';
import { askedFirst } from '../leads/lead-views.js';
import type { LeadDetails } from '../leads/lead-fields.js';
import type { MergeKind, OtherLead } from './other-lead.js';
import type { NotificationKind } from '../core/notification.js';
import type { Quote } from '../quotes/quote.js';
import type { Sale } from '../billing/sale.js';
import type { Place } from '../places/place-of.js';

export interface UndoableStatus {
  readonly status: LeadStatus;
  readonly contactedAt: Date | null;
  readonly nobodyCalledAt: Date | null;
  readonly until: Date;
  readonly byReports: boolean;
  readonly pending: PendingStatus | null;
}

/** Its effects wait while it can be undone. */
export interface PendingStatus {
  readonly until: Date;
  readonly known: LastShownStanding;
}

/** Seen by partners and integrators before the pending status. */
export type LastShownStanding = Pick<
  LeadStanding,
  'status' | 'contactedAt' | 'nobodyCalledAt' | 'reportedWin' | 'undoableStatus'
>;

export interface ReportedWin {
  readonly assignmentId: string;
  /** Silence until then confirms the win. */
  readonly until: Date;
  readonly wasActive: boolean;
}

export interface LeadStanding {
  readonly status: LeadStatus;
  readonly undoableStatus: UndoableStatus | null;
  readonly reportedWin: ReportedWin | null;
  readonly contactedAt: Date | null;
  readonly matchingDueAt: Date | null;
  readonly matchUntil: Date | null;
  /** Partners silent earlier may be asked once more. */
  readonly waitsSince: Date | null;
  /** A report or the administrator clears it. */
  readonly nobodyCalledAt: Date | null;
  readonly suspicion: Suspicion | null;
  readonly mergedInto: string | null;
  readonly mergeKind: MergeKind | null;
  /** The earlier lead that it may duplicate, for the administrator to decide. */
  readonly perhapsSameAs: string | null;
  readonly differences: Partial<LeadDetails> | null;
}

export interface LeadCaseState extends LeadStanding {
  readonly lead: Lead;
  readonly consents: readonly Consent[];
  readonly assignments: readonly Assignment[];
  readonly sales: readonly Sale[];
  readonly quotes: readonly Quote[];
  /** Partners that the owner named, on this lead or a permanently merged one. */
  readonly jobWith: readonly string[];
  /** Unsettled sales that the last merge by hand waived, in order. */
  readonly waivedSales: readonly LeadEventDetails['sale-waived'][];
  readonly notifiedAt: ReadonlyMap<NotificationKind, Date>;
  /** Assignments whose e-mail is in the outbox, so that silence does not count. */
  readonly unreached: ReadonlySet<string>;
  readonly correctionEmails: number;
  /** In hundredths of a percent; null: no MVA. */
  readonly vatRate: number | null;
  readonly others: readonly OtherLead[];
}

/** As partners and integrators know it while the status can be undone. */
export function announcedStanding(standing: ShownStatus): ShownStatus {
  return standing.undoableStatus?.pending?.known ?? standing;
}

export type ShownStatus = Pick<LeadStanding, 'status' | 'undoableStatus' | 'reportedWin'>;

/** A report alone never ends the search as lost, and as won only after the owner's answer. */
export function isActive(standing: ShownStatus): boolean {
  const { status, undoableStatus, reportedWin } = standing;
  if (!isClosed({ status })) return true;
  if (reportedWin) return reportedWin.wasActive;
  return status === 'lost' && undoableStatus?.byReports === true;
}

/** {@link OtherLead.endedBy}. */
export function endedBy({ lead, assignments, ...standing }: Ended): string[] | null {
  const shown = announcedStanding(standing);
  if (isActive(shown)) return null;
  if (shown.status !== 'won') return [];
  const first = assignments.filter(({ partnerGroup }) => partnerGroup === askedFirst(lead));
  return winnersAmong(first.filter(isAccepted)).map(({ partnerId }) => partnerId);
}

interface Ended extends ShownStatus {
  readonly lead: Pick<Lead, 'serviceType'>;
  readonly assignments: readonly Pick<
    Assignment,
    'partnerId' | 'partnerGroup' | 'state' | 'report' | 'winConfirmed'
  >[];
}

export function standingOf(state: LeadStanding): LeadStanding {
  const { status, undoableStatus, reportedWin, contactedAt, matchingDueAt, matchUntil } = state;
  const { waitsSince, suspicion, nobodyCalledAt } = state;
  const { mergedInto, mergeKind, perhapsSameAs, differences } = state;
  return {
    ...{ status, undoableStatus, reportedWin, contactedAt, matchingDueAt, matchUntil },
    ...{ waitsSince, suspicion, nobodyCalledAt },
    ...{ mergedInto, mergeKind, perhapsSameAs, differences },
  };
}

export type UnlocatedLead = Pick<Lead, 'id' | 'municipalityNumber' | 'location' | 'address'>;

export interface Located {
  readonly given: UnlocatedLead;
  readonly place: Place;
}

/** Unless the home was placed since. */
export function withLocations(found: readonly Located[]): (state: LeadCaseState) => LeadCaseState {
  const ofLead = new Map(found.map((each) => [each.given.id, each]));
  const located = (lead: Lead): Lead => {
    const known = ofLead.get(lead.id);
    if (!known || lead.municipality !== null || !isUnchanged(known.given, lead)) return lead;
    const { municipality, foundBy } = known.place;
    return { ...lead, municipality, municipalityFoundBy: foundBy };
  };
  return (state) => ({
    ...state,
    lead: located(state.lead),
    others: state.others.map((other) => ({ ...other, lead: located(other.lead) })),
  });
}

function isUnchanged(given: UnlocatedLead, lead: Lead): boolean {
  return (['municipalityNumber', 'location', 'address'] as const).every(
    (key) => given[key] === lead[key],
  );
}
