import { type Assignment, type AssignmentState, hasContact } from '../assignments/assignment.js';
import { isBillable } from '../billing/billing.js';
import { isActive, type LeadCaseState } from '../lead-case/case-state.js';
import { revealsAllowed, isGranted, PARTNER_GROUPS, type PartnerGroup } from '../leads/consent.js';
import { DISPUTE_DAYS, isUndecided, type Sale } from '../billing/sale.js';
import { MAX_OFFERED, MAX_ASSIGNMENTS } from '../assignments/matching.js';
import { PAID_HOME_DAYS, samePersonAndHome } from '../lead-case/other-lead.js';
import { capacityUsed, noFigures, type PartnerFigures } from '../assignments/partner-figures.js';
import type { Partner } from '../partners/partner.js';

export interface Standings {
  readonly now: Date;
  readonly leads: ReadonlyMap<string, LeadCaseState>;
  readonly partners: ReadonlyMap<string, Partner>;
  readonly figures: ReadonlyMap<string, PartnerFigures>;
  /** Partners picked by an administrator, beyond capacity too. */
  readonly picked: ReadonlySet<string>;
}

/** Invariants after any sequence of steps. */
export const PROMISES: Readonly<Record<string, (standings: Standings) => boolean>> = {
  'no more hold an owner’s contact details than the owner has agreed to': (it) =>
    everyLead(it, (lead) =>
      PARTNER_GROUPS.every((each) => reveals(lead, each) <= agreedTo(lead, each)),
    ),

  'a quote is of a stylist who accepted, one for each assignment': (it) =>
    everyLead(it, ({ assignments, quotes }) =>
      quotes.every(({ assignmentId, state }) => {
        const of = assignments.find(({ id }) => id === assignmentId);
        const isAlone = quotes.filter((each) => each.assignmentId === assignmentId).length === 1;
        const isOpen = state === 'sent' || state === 'draft';
        return isAlone && of?.partnerGroup === 'stylist' && (!isOpen || hasContact(of));
      }),
    ),

  'an open quote is of an assignment that is still accepted': (it) =>
    everyLead(it, ({ assignments, quotes }) =>
      quotes
        .filter(({ state }) => state === 'sent')
        .every((quote) =>
          assignments.some(({ id, state }) => id === quote.assignmentId && state === 'accepted'),
        ),
    ),

  'an owner chooses at most one quote, and the lead is then won unless it is being overruled': (
    it,
  ) =>
    everyLead(it, ({ lead, quotes, status }) => {
      const home = [...it.leads.values()].filter(
        (other) => other.lead.id === lead.id || other.mergedInto === lead.id,
      );
      const chosen = home.flatMap((each) => each.quotes).filter(({ state }) => state === 'chosen');
      const own = quotes.find(({ state }) => state === 'chosen');
      const isRight = !own || status === 'won' || own.reason !== null;
      return (chosen.length <= 1 || !own) && isRight;
    }),

  'no agent is asked without the owner’s yes, nor anyone about a held request': (it) =>
    everyLead(it, ({ assignments, consents, suspicion }) => {
      const agents = assignments.filter(({ partnerGroup }) => partnerGroup === 'estate-agent');
      const wasAgreed = consents.some(({ subject }) => subject === 'estate-agent');
      return (agents.length === 0 || wasAgreed) && (!suspicion || assignments.length === 0);
    }),

  'nobody is asked, or has it, of a kind that the owner has said no to': (it) =>
    everyLead(it, ({ assignments, consents }) =>
      assignments.filter(isUnderWay).every((each) => isGranted(consents, each.partnerGroup)),
    ),

  'nobody is asked by the rule beyond capacity, and what is counted is what is so': (it) => {
    const open = [...it.leads.values()].flatMap(({ assignments }) => assignments.filter(isOpen));
    return [...it.partners.values()].every(({ id, weeklyCapacity }) => {
      const figures = it.figures.get(id) ?? noFigures(id);
      const isCounted = figures.open === open.filter(({ partnerId }) => partnerId === id).length;
      return isCounted && (it.picked.has(id) || capacityUsed(figures, it.now) <= weeklyCapacity);
    });
  },

  'nobody is asked twice about a request but once more after silence, by the owner’s choice, or when passed by or cut short, or the home had moved':
    (it) =>
      everyLead(it, ({ assignments, waitsSince }) =>
        [...Map.groupBy(assignments.filter(isCounted), ({ partnerId }) => partnerId)].every(
          ([partnerId, asked]) => {
            const ended = asked.filter(({ state }) => OVER_UNANSWERED.includes(state)).length;
            const silent = asked.filter(({ state }) => state === 'expired').length;
            const again = asked.length - 1;
            const isByHand = it.picked.has(partnerId);
            return (
              (isByHand || again <= 1) &&
              again <= ended &&
              (silent < 2 || (silent === 2 && waitsSince))
            );
          },
        ),
      ),

  'no more questions are open at once, or asked by the rule in all, than it allows': (it) =>
    everyLead(it, ({ assignments }) =>
      PARTNER_GROUPS.every((partnerGroup) => {
        const own = assignments.filter((each) => each.partnerGroup === partnerGroup);
        return own.filter(isOpen).length <= MAX_OFFERED && own.length <= MAX_ASSIGNMENTS;
      }),
    ),

  'a sale is due by those alone who took an assignment, still have it, closed it, were chosen or refused, and had no waiver':
    (it) =>
      everyLead(it, ({ assignments, quotes, sales, waivedSales }) =>
        assignments.every(({ id, priceOre, report, state }) => {
          const own = sales.filter(({ assignmentId }) => assignmentId === id);
          const isTaken = state === 'accepted';
          const isChosen = quotes.some(
            (it) => it.assignmentId === id && it.state === 'chosen' && it.closedAt !== null,
          );
          const isKept = (sale: Sale) =>
            isChosen ||
            report !== null ||
            (state === 'withdrawn' && sale.dispute?.decision === 'refused');
          const isMergeWaived = waivedSales.some(({ assignmentId }) => assignmentId === id);
          const isSaleDue = (sale: Sale) =>
            (isTaken || isKept(sale)) && !isWaived(sale) && !isMergeWaived;
          const isSold = !isTaken || own.length === (priceOre === 0 ? 0 : 1);
          const isRight = (sale: Sale) =>
            sale.paymentStatus === (isSaleDue(sale) ? 'pending' : 'credited');
          return isSold && own.every(isRight);
        }),
      ),

  'what is disputed is due until somebody decides, and billed by nobody meanwhile': (it) =>
    everyLead(it, ({ sales }) =>
      sales
        .filter(({ dispute }) => isUndecided(dispute))
        .every((sale) => {
          const later = new Date(+it.now + 2 * DISPUTE_DAYS * 24 * 3600 * 1000);
          const isBilled = isBillable(sale, later);
          return sale.paymentStatus === 'pending' && !isBilled;
        }),
    ),

  'there is a next step: places taken, waiting with a time, over, or with the administrator': (
    it,
  ) =>
    everyLead(it, (lead) => {
      const { mergedInto, matchingDueAt, matchUntil, status, suspicion } = lead;
      const isShort = PARTNER_GROUPS.some((each) => reveals(lead, each) < allowed(lead, each));
      const isClosed = status === 'won' || status === 'lost';
      const isOver = matchUntil !== null && matchUntil <= it.now;
      const isSame = mergedInto !== null && it.leads.get(mergedInto)?.mergedInto === null;
      if (isClosed || suspicion || !isShort || isOver || isSame) return true;
      return matchingDueAt !== null && matchingDueAt > it.now;
    }),

  'no partner pays twice for a person’s home within 90 days': (it) => {
    const all = [...it.leads.values()];
    return all.every((one) =>
      all.every((other) => one === other || !isSameHome(one, other) || !paidTwice(one, other)),
    );
  },

  'nobody is asked about a request that is closed and not to be undone, or is merged into another':
    (it) =>
      everyLead(it, (lead) => {
        const isFinal = !isActive(lead) && !lead.undoableStatus?.pending;
        const isOver = isFinal || lead.mergedInto !== null;
        return !isOver || !lead.assignments.some(isOpen);
      }),

  'the owner is asked about a win of a partner that has the lead, until it is answered or in time':
    (it) =>
      everyLead(it, ({ assignments, matchingDueAt, reportedWin, status }) => {
        if (!reportedWin) return true;
        const of = assignments.find(({ id }) => id === reportedWin.assignmentId);
        const isReported = of?.report === 'won' && of.winConfirmed === null;
        const isDue = matchingDueAt !== null && matchingDueAt <= reportedWin.until;
        return status === 'won' && of?.state === 'accepted' && isReported && isDue;
      }),
};

/**
 * A partner keeps a home by a lead whose sale was waived, without having or paying for the earlier
 * lead merged into it. This is allowed for a day.
 */
export function isFreeHome({ leads }: Pick<Standings, 'leads'>, one: LeadCaseState): boolean {
  const { assignments, waivedSales, mergedInto } = one;
  const earlier = leads.get(mergedInto ?? '');
  const merged = [...leads.values()].filter((it) => it === earlier || it.mergedInto === mergedInto);
  return waivedSales.some(({ assignmentId, partnerId }) => {
    const isOwn = (it: { partnerId: string }) => it.partnerId === partnerId;
    const isKept = assignments.some(({ id, state }) => id === assignmentId && state === 'accepted');
    const isHad = earlier?.assignments.some((it) => isOwn(it) && it.state === 'accepted');
    const isPaid = merged.some(({ sales }) => sales.some((it) => isOwn(it) && isSaleDue(it)));
    return mergedInto !== null && isKept && !isHad && !isPaid;
  });
}

export const brokenPromises = (standings: Standings): string[] =>
  Object.keys(PROMISES).filter((promise) => !PROMISES[promise]?.(standings));

const everyLead = ({ leads }: Standings, holds: (lead: LeadCaseState) => unknown): boolean =>
  [...leads.values()].every((lead) => Boolean(holds(lead)));

const OVER_UNANSWERED: readonly AssignmentState[] = ['expired', 'withdrawn', 'filled', 'missed'];

/** An assignment withdrawn because the home moved concerned another place. */
const isCounted = ({ withdrawnBy }: Assignment): boolean =>
  withdrawnBy !== 'moved' && withdrawnBy !== 'service';
const isOpen = ({ state }: Assignment): boolean => state === 'offered';
const isUnderWay = (it: Assignment): boolean => isOpen(it) || it.state === 'accepted';
const isWaived = ({ dispute }: Sale): boolean => dispute?.decision === 'credited';
const isSaleDue = ({ paymentStatus }: Sale): boolean => paymentStatus !== 'credited';

const reveals = ({ assignments }: LeadCaseState, partnerGroup: PartnerGroup): number =>
  assignments.filter((it) => it.partnerGroup === partnerGroup && hasContact(it)).length;

const allowed = ({ consents }: LeadCaseState, partnerGroup: PartnerGroup): number =>
  revealsAllowed(consents, partnerGroup);

/** The highest consent at any time, because a withdrawn consent does not undo a reveal. */
const agreedTo = ({ consents }: LeadCaseState, partnerGroup: PartnerGroup): number =>
  Math.max(
    0,
    ...consents.map((_, last) => revealsAllowed(consents.slice(0, last + 1), partnerGroup)),
  );

const isSameHome = (one: LeadCaseState, other: LeadCaseState): boolean =>
  other.mergedInto === one.lead.id || samePersonAndHome(one.lead, other.lead);

function paidTwice(one: LeadCaseState, other: LeadCaseState): boolean {
  const span = PAID_HOME_DAYS * 24 * 3600 * 1000;
  return one.sales
    .filter(isSaleDue)
    .some(({ createdAt, partnerId }) =>
      other.sales.some(
        (it) =>
          isSaleDue(it) &&
          it.partnerId === partnerId &&
          Math.abs(+it.createdAt - +createdAt) < span,
      ),
    );
}
