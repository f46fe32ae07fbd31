import type { Assignment } from '../assignments/assignment.js';
import type { Consent } from '../leads/consent.js';
import type { LeadEventDetails } from './lead-event.js';
import { isClosed, type Lead, type LeadStatus } from '../leads/lead.js';
import type { LeadDetails } from '../leads/lead-details.js';
import type { MergeKind } from './merged-lead.js';
import type { NotificationKind } from '../core/notification.js';
import type { OtherLead } from './other-lead.js';
import type { Quote } from '../quotes/quote.js';
import type { Sale } from '../billing/sale.js';
import type { Suspicion } from '../leads/suspicion.js';

export interface UndoableStatus {
  readonly status: LeadStatus;
  readonly contactedAt: Date | null;
  readonly nobodyCalledAt: Date | null;
  readonly until: Date;
  /** True if only partners' reports changed it. */
  readonly byReports: boolean;
  readonly held: HeldStatus | null;
}

/**
 * A status that was set by hand and can be undone. Its e-mails, webhooks, withdrawals and new
 * offers wait.
 */
export interface HeldStatus {
  readonly until: Date;
  readonly known: KnownStanding;
}

/** The standing that owner, partners and integrators last heard of. */
export type KnownStanding = Pick<
  LeadStanding,
  'status' | 'contactedAt' | 'nobodyCalledAt' | 'reportedWin' | 'undoableStatus'
>;

export interface ReportedWin {
  readonly assignmentId: string;
  /** The owner's silence until then confirms it. */
  readonly until: Date;
  readonly wasActive: boolean;
}

export interface LeadStanding {
  readonly status: LeadStatus;
  /** The standing that undoing the last change of status restores; null: nothing to undo. */
  readonly undoableStatus: UndoableStatus | null;
  readonly reportedWin: ReportedWin | null;
  readonly contactedAt: Date | null;
  /** When the next step is due by itself; null: none is. */
  readonly matchingDueAt: Date | null;
  /** End of the search; null: it has not begun. */
  readonly matchUntil: Date | null;
  /** When the owner last chose to wait: partners silent before that may be asked once more. */
  readonly waitsSince: Date | null;
  /**
   * When the owner said that no partner has called, until a report or the administrator settles it.
   */
  readonly nobodyCalledAt: Date | null;
  readonly suspicion: Suspicion | null;
  /** The earlier lead that this one is merged into, so that it takes no steps of its own. */
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
  /**
   * The partners that the owner says got the job, by this lead or one permanently merged with it.
   */
  readonly jobWith: readonly string[];
  /** Sales that the last merge by hand waived and that are not settled since, in order. */
  readonly waivedSales: readonly LeadEventDetails['sale-waived'][];
  readonly notifiedAt: ReadonlyMap<NotificationKind, Date>;
  /**
   * Assignments whose e-mail is still in the outbox, so that the partner's silence does not count.
   */
  readonly unreached: ReadonlySet<string>;
  readonly correctionEmails: number;
  /** VAT (MVA) that the operator adds to a price, in hundredths of a percent; null: none. */
  readonly vatRate: number | null;
  readonly others: readonly OtherLead[];
}

/**
 * True while partners may be asked and the owner may choose. A report alone never ends that as
 * lost, and as won only after the owner's answer.
 */
export function isActive(
  standing: Pick<LeadStanding, 'status' | 'undoableStatus' | 'reportedWin'>,
): boolean {
  const { status, undoableStatus, reportedWin } = standing;
  if (!isClosed({ status })) return true;
  if (reportedWin) return reportedWin.wasActive;
  return status === 'lost' && undoableStatus?.byReports === true;
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
