import {
  type Dispute,
  isUndecided,
  isWaived,
  type PaymentStatus,
  type Sale,
  isWaiverInForce,
  type Waiver,
  DISPUTE_DAYS,
  DISPUTE_LIMITS,
  type NewDispute,
  type Ruling,
  saleDueSince,
} from './sale.js';
import { DomainError } from '../core/domain-error.js';
import { daysAfter } from '../core/time/time-span.js';
import { isDay, norwegianDay } from '../core/time/norwegian-day.js';

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'credited'],
  paid: ['pending', 'credited'],
  credited: [],
};

/** Undefined: unchanged. */
export function settledByPayment(sale: Sale, isPaid: boolean, at: Date): Sale | undefined {
  const next = isPaid ? 'paid' : 'pending';
  if (sale.paymentStatus === 'credited' || sale.paymentStatus === next) return undefined;
  return settled(sale, next, at);
}

/**
 * Crediting closes an open dispute.
 *
 * @throws `sale-settled`
 */
export function settled(sale: Sale, paymentStatus: PaymentStatus, at: Date): Sale {
  if (!NEXT[sale.paymentStatus].includes(paymentStatus)) {
    const now = sale.paymentStatus === 'pending' ? 'ikke gjort opp' : LABELS[sale.paymentStatus];
    throw new DomainError('sale-settled', `Salget er ${now} og kan ikke endres slik.`);
  }
  const isCredited = paymentStatus === 'credited';
  return {
    ...sale,
    paymentStatus,
    settledAt: paymentStatus === 'pending' ? null : at,
    dispute: isCredited ? disputedNoMore(sale, at) : sale.dispute,
    toPayBackSince: null,
  };
}

function disputedNoMore({ dispute }: Sale, at: Date): Dispute | null {
  return isUndecided(dispute) ? { ...dispute, decision: 'credited', decidedAt: at } : dispute;
}

const LABELS = { paid: 'allerede betalt', credited: 'allerede kreditert' } as const;

/** The credit note only moves the sale to another invoice, so it stays due. */
export function toBillAgain(sale: Sale): Sale {
  return {
    ...sale,
    paymentStatus: 'pending',
    settledAt: null,
    invoiceId: null,
    creditNoteId: null,
  };
}

/**
 * Credits the sale of a failed assignment. An invoiced one gets a credit note; one paid without an
 * invoice stays paid until the money is returned.
 */
export function settledAsWaived(sale: Sale, at: Date): Sale {
  const { invoiceId, paymentStatus, toPayBackSince } = sale;
  if (paymentStatus === 'credited') return superseded(sale);
  if (paymentStatus === 'pending' || invoiceId) return settled(sale, 'credited', at);
  return {
    ...superseded(sale),
    dispute: disputedNoMore(sale, at),
    toPayBackSince: toPayBackSince ?? at,
  };
}

/** The assignment failed, so its waivers cannot be undone any more. */
function superseded(sale: Sale): Sale {
  const isOver = (waiver: Waiver) => isWaiverInForce(waiver) && !isWaived(waiver.was);
  if (!sale.waivers.some(isOver)) return sale;
  const waivers = sale.waivers.map((each) =>
    isOver(each) ? { ...each, isSuperseded: true } : each,
  );
  return { ...sale, waivers };
}

/**
 * A waived sale is due again; undefined when a credit note exists. An undecided dispute opens
 * again.
 *
 * @param was the earlier status
 * @param at start of the days to dispute
 */
export function dueAgain(sale: Sale, was: PaymentStatus, at: Date): Sale | undefined {
  const { creditNoteId, invoiceId, paymentStatus, settledAt } = sale;
  if (creditNoteId) return undefined;
  const isPaid = was === 'paid' && (paymentStatus === 'paid' || invoiceId !== null);
  return {
    ...sale,
    paymentStatus: isPaid ? 'paid' : 'pending',
    settledAt: isPaid ? settledAt : null,
    dispute: openAgain(sale),
    toPayBackSince: null,
    dueAgainAt: isPaid || invoiceId ? sale.dueAgainAt : at,
  };
}

function openAgain({ dispute }: Sale): Dispute | null {
  const isCredited = dispute?.decision === 'credited';
  return isCredited ? { ...dispute, decision: null, answer: null, decidedAt: null } : dispute;
}

/** @throws `sale-settled`, `sale-invoiced` when payments decide, `sale-disputed` before a ruling */
export function markedByHand(sale: Sale, paymentStatus: PaymentStatus, at: Date): Sale {
  if (isUndecided(sale.dispute)) throw new DomainError('sale-disputed');
  if (sale.invoiceId && paymentStatus !== 'credited') throw new DomainError('sale-invoiced');
  if (sale.toPayBackSince && paymentStatus === 'pending') {
    throw new DomainError('sale-settled', 'Partneren skal ikke betale dette. Krediter salget.');
  }
  return paymentStatus === 'credited' ? waived(sale, at) : settled(sale, paymentStatus, at);
}

function recorded(sale: Sale, after: Sale, at: Date): Sale {
  const { paymentStatus, settledAt, toPayBackSince } = sale;
  const was = { paymentStatus, settledAt, toPayBackSince };
  const waiver = { at, was, undoneAt: null, reason: null, isSuperseded: false };
  return { ...after, waivers: [...after.waivers, waiver] };
}

/** @throws `sale-settled` */
export const waived = (sale: Sale, at: Date): Sale =>
  recorded(sale, settled(sale, 'credited', at), at);

function waivedByRuling(sale: Sale, at: Date): Sale {
  const after = settledAsWaived(sale, at);
  return after === sale ? sale : recorded(sale, after, at);
}

/** Not before its credit note is issued. */
export function isWaiverUndoable(sale: Sale): boolean {
  const isNoteMissing = sale.invoiceId !== null && sale.creditNoteId === null;
  return isWaived(sale) && !isNoteMissing && sale.waivers.some(isWaiverInForce);
}

/**
 * Undoes the last waiver. An issued credit note stays, so the sale is due on a new invoice. A
 * dispute opens again.
 *
 * @throws `sale-settled` unless {@link isWaiverUndoable}
 */
export function waiverUndone(sale: Sale, reason: string, at: Date): Sale {
  const last = sale.waivers.findLast(isWaiverInForce);
  if (!last || !isWaiverUndoable(sale)) {
    throw new DomainError(
      'sale-settled',
      'Krediteringen kan ikke angres: Oppdraget er falt bort, eller kreditnotaen er ikke utstedt ennå.',
    );
  }
  const isNoted = sale.creditNoteId !== null;
  const pending = { paymentStatus: 'pending', settledAt: null, toPayBackSince: null } as const;
  const undone = { ...last, undoneAt: at, reason };
  const after: Sale = {
    ...sale,
    ...(isNoted ? { ...pending, invoiceId: null, creditNoteId: null } : last.was),
    waivers: sale.waivers.map((each) => (each === last ? undone : each)),
  };
  if (isWaived(after)) return after;
  const isPending = after.paymentStatus === 'pending';
  return {
    ...after,
    dispute: openAgain(sale),
    dueAgainAt: isPending ? at : sale.dueAgainAt,
  };
}

/** Null when the partner cannot, or has. */
export function canDisputeUntil(sale: Sale | null, now: Date): Date | null {
  if (!sale || sale.dispute || isWaived(sale)) return null;
  const until = daysAfter(saleDueSince(sale), DISPUTE_DAYS);
  return now < until ? until : null;
}

/** True for at least two different days, none before the reveal or after today. */
export function isTriedEnough(days: readonly string[], revealedAt: Date, now: Date): boolean {
  const [first, last] = [norwegianDay(revealedAt), norwegianDay(now)];
  const isEach = days.every((day) => isDay(day) && day >= first && day <= last);
  const count = new Set(days).size;
  return isEach && count >= DISPUTE_LIMITS.fewestDays && count <= DISPUTE_LIMITS.mostDays;
}

/**
 * A repeat changes nothing.
 *
 * @throws `sale-disputed`, `assignment-closed` when nothing is due, `dispute-too-late`,
 * `dispute-tries` unless {@link isTriedEnough}
 */
export function disputed(sale: Sale, given: NewDispute, at: Date): Sale {
  const { reason, text } = given;
  const days = reason === 'unreachable' ? [...new Set(given.triedOn)].sort() : [];
  const { dispute } = sale;
  const isRepeat =
    dispute?.reason === reason &&
    dispute.text === text &&
    String(dispute.triedOn ?? []) === String(days);
  if (isUndecided(dispute) && isRepeat) return sale;
  if (dispute)
    throw new DomainError('sale-disputed', 'Du har allerede sagt fra om dette oppdraget.');
  if (isWaived(sale))
    throw new DomainError('assignment-closed', 'Du skal ikke betale for oppdraget.');
  if (!canDisputeUntil(sale, at)) throw new DomainError('dispute-too-late');
  if (reason === 'unreachable' && !isTriedEnough(days, sale.createdAt, at))
    throw new DomainError('dispute-tries');
  const tries = days.length > 0 && { triedOn: days };
  return {
    ...sale,
    dispute: { reason, text, ...tries, at, decision: null, answer: null, decidedAt: null },
  };
}

/** @throws `dispute-not-open` */
export function ruledOn(sale: Sale, { decision, answer }: Ruling, at: Date): Sale {
  if (!isUndecided(sale.dispute)) throw new DomainError('dispute-not-open');
  const follows = decision === 'credited' ? waivedByRuling(sale, at) : sale;
  return { ...follows, dispute: { ...sale.dispute, decision, answer, decidedAt: at } };
}
