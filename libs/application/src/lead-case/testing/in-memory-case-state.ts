import {
  type Consent,
  DAY_SECONDS,
  DomainError,
  isMergedPermanently,
  type LeadCaseState,
  vatRateOf,
  hasLeft,
} from '@boligstyling/domain';
import { waivedSalesIn, othersOf } from '@boligstyling/domain/testing';
import type { PartnerAssignment } from '../matching-repository.js';
import type { StoredNotification } from '../../core/testing/in-memory-rows.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

/** A lead's case with its duplicates, but for parked ones. */
export function caseState(store: InMemoryStore, leadId: string): LeadCaseState {
  const one = aloneState(store, leadId);
  const ids = [...store.leads.keys()].filter((id) => !store.parked.has(id));
  return {
    ...one,
    others: othersOf(
      one,
      ids.map((id) => aloneState(store, id)),
    ),
  };
}

function aloneState(store: InMemoryStore, leadId: string): Omit<LeadCaseState, 'others'> {
  const lead = store.leads.get(leadId);
  if (!lead) throw new DomainError('lead-not-found');
  const assignments = partnerAssignments(store, leadId).map((each) => each.assignment);
  const ids = new Set(assignments.map(({ id }) => id));
  const { status, suspicion } = lead;
  const untouched = { contactedAt: null, matchingDueAt: null, matchUntil: null, waitsSince: null };
  const reported = { undoableStatus: null, reportedWin: null, nobodyCalledAt: null };
  const alone = {
    ...{ ...reported, mergedInto: null, mergeKind: null },
    ...{ perhapsSameAs: null, differences: null },
  };
  const emails = store.notifications.filter((row) => row.leadId === leadId);
  return {
    ...untouched,
    ...alone,
    ...store.standing.get(leadId),
    status,
    suspicion,
    lead,
    consents: consentsOf(store, leadId),
    assignments,
    sales: [...store.sales.values()].filter((sale) => ids.has(sale.assignmentId ?? '')),
    quotes: [...store.quotes.values()].filter((quote) => quote.leadId === leadId),
    jobWith: jobWith(store, leadId),
    waivedSales: waivedSalesIn(store.events.filter((each) => each.leadId === leadId)),
    notifiedAt: new Map(
      emails.map(({ attempts, createdAt, dueAt, kind }) => [
        kind,
        kind === 'owner-quotes' && attempts === 0 ? dueAt : createdAt,
      ]),
    ),
    unreached: unreachedBy(emails),
    correctionEmails: emails.filter(
      ({ kind, createdAt }) =>
        kind === 'partner-correction' && +createdAt > +store.now - DAY_SECONDS * 1000,
    ).length,
    vatRate: vatRateOf(store.operator),
  };
}

/** The partners that the owner names in the reviews of all permanently merged leads. */
function jobWith(store: InMemoryStore, leadId: string): string[] {
  const continues = continuesAs(store, leadId);
  return [...store.reviews.values()].flatMap(({ leadId: of, answers }) => {
    const isNamed = answers?.becameJob === 'yes' && continuesAs(store, of) === continues;
    return (isNamed && store.assignments.get(answers.assignmentId ?? '')?.partnerId) || [];
  });
}

function continuesAs(store: InMemoryStore, leadId: string): string {
  const standing = store.standing.get(leadId);
  return (standing && isMergedPermanently(standing) && standing.mergedInto) || leadId;
}

/** The ids of leads permanently merged into a lead. */
export function mergedPermanently(store: InMemoryStore, leadId: string): string[] {
  return [...store.standing]
    .filter(([, standing]) => standing.mergedInto === leadId && isMergedPermanently(standing))
    .map(([id]) => id);
}

/** In order of offer. */
export function partnerAssignments(store: InMemoryStore, leadId: string): PartnerAssignment[] {
  return [...store.assignments.values()]
    .filter((assignment) => assignment.leadId === leadId)
    .sort((a, b) => a.offeredAt.getTime() - b.offeredAt.getTime())
    .flatMap((assignment) => {
      const partner = store.partners.get(assignment.partnerId);
      return partner ? [{ assignment, partner }] : [];
    });
}

function unreachedBy(emails: readonly StoredNotification[]): Set<string> {
  const asking = emails.filter(({ kind }) => kind === 'partner-offer');
  const idsOf = (those: typeof asking) => those.flatMap(({ assignmentId }) => assignmentId ?? []);
  const sent = idsOf(asking.filter(hasLeft));
  return new Set(idsOf(asking).filter((id) => !sent.includes(id)));
}

export function consentsOf(store: InMemoryStore, leadId: string): readonly Consent[] {
  return store.consents.get(leadId) ?? [];
}
