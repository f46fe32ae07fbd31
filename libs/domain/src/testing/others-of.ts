import { askedFirst } from '../leads/lead-views.js';
import { isExhausted } from '../lead-case/asked-so-far.js';
import { hasContact } from '../assignments/assignment.js';
import { isGranted } from '../leads/consent.js';
import { endedBy, type LeadCaseState } from '../lead-case/case-state.js';
import { isTest, type Lead } from '../leads/lead.js';
import type { OtherLead } from '../lead-case/other-lead.js';
import { houseKey } from '../places/home-address.js';
import { isWaived } from '../billing/sale.js';

type Request = Omit<LeadCaseState, 'others'>;

/** Two leads affect each other only if they share one of these. */
export function keysOf({ customerPhone, customerEmail, address }: Lead): string[] {
  return [customerPhone, customerEmail.toLowerCase(), houseKey(address)].filter(Boolean);
}

/** Other leads of the same person or home and their duplicates, as a lead's case needs them. */
export function othersOf(one: Request, all: Iterable<Request>): OtherLead[] {
  return [...all].filter((other) => isNear(one, other)).map(asOther);
}

function isNear({ lead, mergedInto, perhapsSameAs }: Request, other: Request): boolean {
  const { id } = other.lead;
  if (id === lead.id || isTest(lead) || isTest(other.lead)) return false;
  if (other.mergedInto === lead.id || id === mergedInto || id === perhapsSameAs) return true;
  const keys = keysOf(lead);
  return keysOf(other.lead).some((key) => keys.includes(key));
}

function asOther(state: Request): OtherLead {
  const { lead, status, suspicion, matchUntil, assignments, sales } = state;
  const { mergedInto, mergeKind, perhapsSameAs } = state;
  const reveals = assignments
    .filter(hasContact)
    .map(({ id, partnerId, partnerGroup, state: stands }) => {
      const sale = sales.find((it) => it.assignmentId === id && !isWaived(it));
      const isAccepted = stands === 'accepted';
      return { partnerId, partnerGroup, isAccepted, soldAt: sale?.createdAt ?? null };
    });
  return {
    ...{ lead: { ...lead, status, suspicion }, matchUntil, reveals },
    ...{ mergedInto, mergeKind, perhapsSameAs },
    isExhausted: isExhausted(state),
    endedBy: endedBy(state),
    chosenAt: state.quotes.find((quote) => quote.state === 'chosen')?.chosenAt ?? null,
    wantsFirst: isGranted(state.consents, askedFirst(lead)),
  };
}
