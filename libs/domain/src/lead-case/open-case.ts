import { askedFirst } from '../leads/lead-views.js';
import type { PartnerGroup } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import type { Lead } from '../leads/lead.js';
import { hasOwnSearch } from './other-lead.js';
import type { PartnerPool } from '../assignments/partner-pool.js';
import { SameHome, CaseAssignments } from './case-assignments.js';
import type { WebhookOccurrence, WebhookEvent } from '../integrators/webhook.js';
import { type LeadCaseChanges, CaseLedger } from './case-ledger.js';
import { isActive, type LeadCaseState, type LeadStanding, standingOf } from './case-state.js';
import { daysAfter } from '../core/time/time-span.js';

/** From arrival, or from the owner's choice to wait. */
export const SEARCH_DAYS = 14;

export const DEFAULT_ANSWER_HOURS = 12;

export interface MatchingPolicy {
  readonly answerHours: number;
  readonly automatic: boolean;
}

/**
 * A lead's case during one event. Each function of this folder is an event or part of one, and
 * {@link changes} the result. The lead and the figures of the pool's partners are locked until it
 * is stored.
 */
export class OpenCase {
  readonly lead: Lead;
  readonly ledger: CaseLedger;
  readonly assignments: CaseAssignments;
  readonly home: SameHome;
  private current: LeadStanding;

  constructor(
    readonly state: LeadCaseState,
    readonly pool: PartnerPool,
    readonly policy: MatchingPolicy,
    readonly now: Date,
    newId: () => string,
  ) {
    const nameOf = (id: string) => pool.find(id)?.partner.name ?? '';
    this.lead = state.lead;
    this.ledger = new CaseLedger(state, now, newId, nameOf);
    this.home = new SameHome(state, now);
    this.assignments = new CaseAssignments(this.ledger, pool, this.home, now);
    this.current = standingOf(state);
  }

  get standing(): LeadStanding {
    return this.current;
  }

  /** Stored in one transaction. */
  changes(): LeadCaseChanges {
    return this.ledger.changes(this.current);
  }

  changeStanding(change: Partial<LeadStanding>): void {
    this.current = { ...this.current, ...change };
  }

  get askedFirst(): PartnerGroup {
    return askedFirst(this.lead);
  }

  /** True once anything but partners' reports ended the work. */
  isClosed(): boolean {
    return !isActive(this.standing);
  }

  isSought(): boolean {
    return !this.isClosed() && this.standing.mergedInto === null;
  }

  /** A held lead causes no webhook. */
  announce(event: WebhookEvent, detail: WebhookOccurrence['detail']): void {
    if (!this.standing.suspicion) this.ledger.announce(event, detail);
  }

  /** @throws `lead-closed`, `lead-held`, `lead-merged` */
  requireUnderWay(): void {
    if (this.isClosed()) throw new DomainError('lead-closed');
    if (this.standing.suspicion) throw new DomainError('lead-held');
    if (this.standing.mergedInto) throw new DomainError('lead-merged');
  }

  scheduleNow(): void {
    if (!this.isClosed() && !this.standing.suspicion)
      this.changeStanding({ matchingDueAt: this.now });
  }

  /**
   * Gives the search back the days it paused.
   *
   * @param of the standing in which the owner was asked
   */
  endReportedWin(of: Pick<LeadStanding, 'reportedWin' | 'undoableStatus'> = this.current): void {
    const { reportedWin, undoableStatus } = of;
    if (!reportedWin) return;
    this.ledger.recall('owner-choice', reportedWin.assignmentId);
    this.changeStanding({ reportedWin: null });
    const [end, since] = [Number(this.current.matchUntil), Number(undoableStatus?.until)];
    if (end > since) this.changeStanding({ matchUntil: new Date(end + +this.now - since) });
  }

  restartSearch(): void {
    if (!hasOwnSearch(this.standing)) return;
    this.changeStanding({ matchUntil: daysAfter(this.now, SEARCH_DAYS) });
    this.ledger.recall('owner-search-ended');
    this.scheduleNow();
  }
}
