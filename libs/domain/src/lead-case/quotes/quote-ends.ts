import type { Assignment, WithdrawnBy } from '../../assignments/assignment.js';
import { DomainError } from '../../core/domain-error.js';
import { endedQuote, type Quote, quoteAmounts, quoteClosed } from '../../quotes/quote.js';
import type { OpenCase } from '../open-case.js';

/** The case's chosen quote; at most one. */
export function chosenOf({ ledger }: OpenCase): Quote | undefined {
  return ledger.quotes().find(({ state }) => state === 'chosen');
}

/** @throws DomainError `quote-closed` when the owner has chosen this assignment's quote */
export function requireNotChosen(open: OpenCase, { id }: Assignment): void {
  const chosen = chosenOf(open);
  if (chosen?.assignmentId === id) throw quoteClosed(chosen, open.now);
}

/**
 * An administrator needs a reason to end what the owner chose.
 *
 * @throws DomainError `reason-required`
 */
export function keepReason(open: OpenCase, reason: string | undefined): void {
  const chosen = chosenOf(open);
  if (!chosen) return;
  if (!reason) throw new DomainError('reason-required');
  open.ledger.keepQuote({ ...chosen, reason });
}

/** An undone status overrules nothing. */
export function forgetReason(open: OpenCase): void {
  const chosen = chosenOf(open);
  if (chosen?.reason) open.ledger.keepQuote({ ...chosen, reason: null });
}

/** Ends an assignment's open quote with it. The partner hears of the assignment alone. */
export function endQuoteWith(
  open: OpenCase,
  { id }: Assignment,
  by: WithdrawnBy | 'partner',
): void {
  const { ledger, now } = open;
  const quote = ledger.quoteOf(id);
  if (quote?.state !== 'sent') return;
  const isRefused = by === 'owner' || by === 'closed';
  ledger.keepQuote(endedQuote(quote, isRefused ? 'declined' : 'withdrawn', now));
}

const quoteDetail = (quote: Quote) => ({ quote_id: quote.id, ...quoteAmounts(quote) });

/** Declines open quotes and tells their partners. */
export function declineOpen(open: OpenCase): void {
  const { ledger, now } = open;
  for (const quote of ledger.quotes().filter(({ state }) => state === 'sent')) {
    ledger.keepQuote(endedQuote(quote, 'declined', now));
    ledger.record('quote-declined', ledger.named(quote.partnerId));
    tellOfQuote(open, quote, 'quote-declined');
    open.announce('quote.declined', quoteDetail(quote));
  }
}

/** Tells a partner about its quote, unless its assignment has ended. */
export function tellOfQuote(
  open: OpenCase,
  { assignmentId }: Quote,
  kind: 'quote-chosen' | 'quote-declined' | 'quote-expired' | 'quote-overruled',
): void {
  open.ledger.notify(kind, assignmentId);
}

/**
 * The end of the time to undo: a choice of the lead that stands as won is final, the other quotes
 * are declined and everyone is told. A choice that an administrator overruled ends instead.
 */
export function settleChoice(open: OpenCase): void {
  const { ledger, now, standing } = open;
  const chosen = chosenOf(open);
  if (!chosen) return;
  if (standing.status !== 'won') return overrule(open, chosen);
  if (chosen.closedAt) return;
  ledger.keepQuote({ ...chosen, closedAt: now });
  tellOfQuote(open, chosen, 'quote-chosen');
  open.announce('quote.accepted', quoteDetail(chosen));
  declineOpen(open);
}

/** The partner of a choice that it never heard of hears of the refusal alone. */
function overrule(open: OpenCase, chosen: Quote): void {
  const { ledger, now } = open;
  ledger.keepQuote(endedQuote(chosen, 'declined', now));
  ledger.record('choice-overruled', ledger.named(chosen.partnerId));
  tellOfQuote(open, chosen, 'quote-overruled');
  ledger.notify('owner-choice-overruled', chosen.assignmentId);
  open.announce('quote.declined', quoteDetail(chosen));
}
