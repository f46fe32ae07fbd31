import { askedFirst } from '../leads/asked-first.js';
import type { Recipient } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import type { Lead } from '../leads/lead.js';
import { hasOwnSearch } from './merged-lead.js';
import type { PartnerPool } from '../assignments/partner-pool.js';
import { SameHome } from './same-home.js';
import type { Announcement, WebhookEvent } from '../integrators/webhook.js';
import { CaseLedger } from './case-ledger.js';
import { isActive, type LeadCaseState, type LeadStanding, standingOf } from './case-state.js';
import { Questions } from './questions.js';
import { daysAfter } from '../core/time/time-span.js';

/** For so many days partners are looked for, from the arrival or from when the owner chose to wait. */
export const SEEK_DAYS = 14;

/** Working hours a partner has to answer, unless the operator has set another number. */
export const DEFAULT_ANSWER_HOURS = 12;

/** How matching works here. */
export interface MatchingPolicy {
  /** Working hours a partner has to answer. */
  readonly answerHours: number;
  /** Whether partners are asked without an administrator's hand. */
  readonly automatic: boolean;
}

/** What every rule of this folder works on: the lead as it stands by now, and what came of it. */
export class OpenCase {
  readonly lead: Lead;
  readonly ledger: CaseLedger;
  readonly questions: Questions;
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
    this.questions = new Questions(this.ledger, pool, this.home, now);
    this.current = standingOf(state);
  }

  get standing(): LeadStanding {
    return this.current;
  }

  stand(change: Partial<LeadStanding>): void {
    this.current = { ...this.current, ...change };
  }

  get askedFirst(): Recipient {
    return askedFirst(this.lead);
  }

  /** Whether anybody else than partners by their reports has ended the work on it. */
  isClosed(): boolean {
    return !isActive(this.standing);
  }

  /** Whether partners may be asked about it: it is neither closed nor gone on with by another. */
  isSought(): boolean {
    return !this.isClosed() && this.standing.joinedTo === null;
  }

  /** Tells integrators, who hear nothing of a held lead. */
  announce(event: WebhookEvent, detail: Announcement['detail']): void {
    if (!this.standing.suspicion) this.ledger.announce(event, detail);
  }

  /** @throws DomainError `lead-closed`, `lead-held`, `lead-joined` */
  requireUnderWay(): void {
    if (this.isClosed()) throw new DomainError('lead-closed');
    if (this.standing.suspicion) throw new DomainError('lead-held');
    if (this.standing.joinedTo) throw new DomainError('lead-joined');
  }

  /** What is due next is looked at as soon as can be: `proceed` follows. */
  goOn(): void {
    if (!this.isClosed() && !this.standing.suspicion) this.stand({ matchingDueAt: this.now });
  }

  /**
   * The owner is asked no longer whether a reported win is so. The search gets the days back for which
   * the question had paused it.
   *
   * @param of the standing in which the owner was asked; by default the present one
   */
  endReportedWin(of: Pick<LeadStanding, 'reportedWin' | 'stoodBefore'> = this.current): void {
    const { matchUntil } = this.current;
    const { reportedWin, stoodBefore } = of;
    if (!reportedWin) return;
    this.ledger.recall('owner-choice', reportedWin.assignmentId);
    this.stand({ reportedWin: null });
    const since = stoodBefore?.until;
    if (matchUntil && since && matchUntil > since) {
      this.stand({ matchUntil: new Date(+matchUntil + +this.now - +since) });
    }
  }

  /** Partners are looked for from now on as for a lead that has just arrived, unless it is merged and has no search. */
  seekAnew(): void {
    if (!hasOwnSearch(this.standing)) return;
    this.stand({ matchUntil: daysAfter(this.now, SEEK_DAYS) });
    this.ledger.recall('owner-search-ended');
    this.goOn();
  }
}
