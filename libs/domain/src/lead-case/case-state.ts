import type { Assignment } from '../assignments/assignment.js';
import type { Consent } from '../leads/consent.js';
import type { LeadEventDetails } from './lead-event.js';
import { isClosed, type Lead, type LeadStatus } from '../leads/lead.js';
import type { LeadDetails } from '../leads/lead-details.js';
import type { MergeKind } from './merged-lead.js';
import type { NotificationKind } from '../core/notification.js';
import type { OtherLead } from './other-lead.js';
import type { Sale } from '../billing/sale.js';
import type { Suspicion } from '../leads/suspicion.js';

/** How a lead stood before its status was changed last. */
export interface StoodBefore {
  readonly status: LeadStatus;
  readonly contactedAt: Date | null;
  readonly nobodyCalledAt: Date | null;
  /** When it was changed. */
  readonly until: Date;
  /** Whether partners' reports changed it, and nobody else. */
  readonly byReports: boolean;
  /** What waits while a status that was set by hand can be undone; null: nothing. */
  readonly held: HeldStatus | null;
}

/**
 * A status that was set by hand and can still be undone. Its emails, webhooks, withdrawals and new
 * questions wait.
 */
export interface HeldStatus {
  /** When all of that happens, unless the status is undone before. */
  readonly until: Date;
  readonly known: KnownStanding;
}

/** How the lead stood when owner, partners and integrators last heard of its status. */
export type KnownStanding = Pick<
  LeadStanding,
  'status' | 'contactedAt' | 'nobodyCalledAt' | 'reportedWin' | 'stoodBefore'
>;

/** A partner's report that it got the job, which the owner has not answered. */
export interface ReportedWin {
  readonly assignmentId: string;
  /** The owner's silence until then confirms it. */
  readonly until: Date;
  /** Whether the lead was active when the win was reported. */
  readonly wasActive: boolean;
}

/** Where a lead stands, apart from what hangs on it. */
export interface LeadStanding {
  readonly status: LeadStatus;
  /** Where undoing the last change of status leads back to; null: there is none to undo. */
  readonly stoodBefore: StoodBefore | null;
  /** The win that the owner is asked about; null: none. */
  readonly reportedWin: ReportedWin | null;
  /** When the owner was contacted first, as far as we know. */
  readonly contactedAt: Date | null;
  /** When the next step is due by itself; null: none is. */
  readonly matchingDueAt: Date | null;
  /** Until when partners are looked for; null: the search has not begun. */
  readonly matchUntil: Date | null;
  /** When the owner last chose to wait: those silent before it may be asked once more. */
  readonly waitsSince: Date | null;
  /** When the owner said that nobody has called, until someone reports or the administrator settles it. */
  readonly nobodyCalledAt: Date | null;
  readonly suspicion: Suspicion | null;
  /** The earlier request that this one is the same as: it takes no steps of its own. Null: none. */
  readonly joinedTo: string | null;
  /** How it came to be merged into that one; null while it is merged into none. */
  readonly mergeKind: MergeKind | null;
  /** The earlier request that it may be the same as, for the administrator to say; null: none. */
  readonly perhapsSameAs: string | null;
  /** What it says otherwise than the one it joined, as far as it came from the same mailbox; null: nothing. */
  readonly differences: Partial<LeadDetails> | null;
}

/** A lead with all that hangs on it. */
export interface LeadCaseState extends LeadStanding {
  readonly lead: Lead;
  /** In the order they were given. */
  readonly consents: readonly Consent[];
  readonly assignments: readonly Assignment[];
  readonly sales: readonly Sale[];
  /** The partners that its owner says got the job, as long as she does, by it or by what has joined for good with it. */
  readonly jobWith: readonly string[];
  /** What joining it by hand has given up the last time that it was joined, and is not settled since, in its order. */
  readonly givenUp: readonly LeadEventDetails['cost-given-up'][];
  /** Which e-mails the lead has caused so far, with when the last of each kind was. */
  readonly toldOf: ReadonlyMap<NotificationKind, Date>;
  /** The questions whose e-mail is in the outbox still: no partner has been silent to them. */
  readonly unreached: ReadonlySet<string>;
  /** How many e-mails of the last 24 hours told partners of a correction. */
  readonly correctionLetters: number;
  /** What MVA the operator asks for beside a price, in hundredths of a percent; null: none. */
  readonly vatRate: number | null;
  /** Every other request that may be about the same person or home, and those joined with it. */
  readonly others: readonly OtherLead[];
}

/**
 * Whether the lead is still worked on: partners may be asked, and the owner may choose. A report by
 * itself ends that neither as lost nor, before the owner has answered, as won.
 */
export function isActive(
  standing: Pick<LeadStanding, 'status' | 'stoodBefore' | 'reportedWin'>,
): boolean {
  const { status, stoodBefore, reportedWin } = standing;
  if (!isClosed({ status })) return true;
  if (reportedWin) return reportedWin.wasActive;
  return status === 'lost' && stoodBefore?.byReports === true;
}

/** Where the lead stands, without what hangs on it. */
export function standingOf(state: LeadStanding): LeadStanding {
  const { status, stoodBefore, reportedWin, contactedAt, matchingDueAt, matchUntil } = state;
  const { waitsSince, suspicion, nobodyCalledAt } = state;
  const { joinedTo, mergeKind, perhapsSameAs, differences } = state;
  return {
    ...{ status, stoodBefore, reportedWin, contactedAt, matchingDueAt, matchUntil },
    ...{ waitsSince, suspicion, nobodyCalledAt },
    ...{ joinedTo, mergeKind, perhapsSameAs, differences },
  };
}
