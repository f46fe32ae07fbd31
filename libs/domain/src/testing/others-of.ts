import { askedFirst } from '../asked-first.js';
import { isExhausted } from '../asked-so-far.js';
import { isHolder } from '../assignment.js';
import { isGranted } from '../consent.js';
import type { LeadCaseState } from '../lead-case/case-state.js';
import type { Lead } from '../lead.js';
import type { OtherRequest } from '../other-request.js';
import { houseKey } from '../places/home-address.js';
import { isLetOff } from '../sale.js';

type Request = Omit<LeadCaseState, 'others'>;

/** What others must share with a lead, one of them, to be in the way of it. */
export function keysOf({ customerPhone, customerEmail, address }: Lead): string[] {
  return [customerPhone, customerEmail.toLowerCase(), houseKey(address)].filter(Boolean);
}

/** The other requests that a lead's case is opened with: the same person's or home's, and its kin. */
export function othersOf(one: Request, all: Iterable<Request>): OtherRequest[] {
  return [...all].filter((other) => isNear(one, other)).map(asOther);
}

function isNear({ lead, joinedTo, perhapsSameAs }: Request, other: Request): boolean {
  const { id } = other.lead;
  if (id === lead.id) return false;
  if (other.joinedTo === lead.id || id === joinedTo || id === perhapsSameAs) return true;
  const keys = keysOf(lead);
  return keysOf(other.lead).some((key) => keys.includes(key));
}

function asOther(state: Request): OtherRequest {
  const { lead, status, suspicion, seekUntil, assignments, sales } = state;
  const { joinedTo, mergeKind, perhapsSameAs } = state;
  const holders = assignments
    .filter(isHolder)
    .map(({ id, partnerId, recipient, state: stands }) => {
      const sale = sales.find((it) => it.assignmentId === id && !isLetOff(it));
      const hasIt = stands === 'accepted' || stands === 'legacy-open';
      return { partnerId, recipient, hasIt, paidAt: sale?.createdAt ?? null };
    });
  return {
    ...{ lead: { ...lead, status, suspicion }, seekUntil, holders },
    ...{ joinedTo, mergeKind, perhapsSameAs },
    isExhausted: isExhausted(state),
    wantsFirst: isGranted(state.consents, askedFirst(lead)),
  };
}
