import { type Assignment, winnersAmong, type WithdrawnBy } from '../../assignments/assignment.js';
import { DomainError } from '../../core/domain-error.js';
import {
  canRevise,
  choiceUndoUntil,
  endedQuote,
  isChosenQuote,
  isSentQuote,
  type Quote,
  quoteAmounts,
  quoteClosed,
  type QuoteState,
} from '../../quotes/quote.js';
import { announcedStanding, isActive } from '../case-state.js';
import { ONE_OWNER_KINDS } from '../other-lead.js';
import type { OpenCase } from '../open-case.js';

export function chosenOf({ ledger }: OpenCase): Quote | undefined {
  return ledger.quotes().find(isChosenQuote);
}

export function isDecidedBeside(open: OpenCase): boolean {
  return isChosenBeside(open) || open.home.earlierEnd() !== undefined;
}

/** In either direction of a merge. */
export function isChosenBeside({ home, now, standing }: OpenCase): boolean {
  const { mergeKind } = standing;
  if (mergeKind && !ONE_OWNER_KINDS.includes(mergeKind)) return false;
  const chosenAt = home.chosenBesideAt();
  return chosenAt !== null && choiceUndoUntil(chosenAt) <= now;
}

/** A partner can send or revise one. */
export function takesQuotes(open: OpenCase): boolean {
  return isActive(announcedStanding(open.standing)) && !isDecidedBeside(open);
}

export function requireNotChosen(open: OpenCase, { id }: Assignment): void {
  const chosen = chosenOf(open);
  if (chosen?.assignmentId === id) throw quoteClosed(chosen, open.now);
}

/** @throws `reason-required` to end a choice */
export function keepReason(open: OpenCase, reason: string | undefined): void {
  const chosen = chosenOf(open);
  if (!chosen) return;
  if (!reason) throw new DomainError('reason-required');
  open.ledger.keepQuote({ ...chosen, reason });
}

/** An undone status overrules nothing. */
export function dropReason(open: OpenCase): void {
  const chosen = chosenOf(open);
  if (chosen?.reason) open.ledger.keepQuote({ ...chosen, reason: null });
}

/** The partner gets an e-mail about the assignment instead. */
export function endQuoteWith(
  open: OpenCase,
  { id }: Assignment,
  by: WithdrawnBy | 'partner',
): void {
  const { ledger, now } = open;
  const quote = ledger.quoteOf(id);
  if (quote?.state !== 'sent') return;
  const isDeclined = by === 'owner';
  ledger.keepQuote(endedQuote(quote, isDeclined ? 'declined' : 'withdrawn', now));
  if (isDeclined) open.announce('quote.declined', quoteDetail(quote));
}

const quoteDetail = (quote: Quote) => ({ quote_id: quote.id, ...quoteAmounts(quote) });

export function declineOpen(open: OpenCase, winners: readonly Assignment[] = []): void {
  const { ledger, now } = open;
  for (const quote of ledger.quotes().filter(isSentQuote)) {
    if (winners.some(({ id }) => id === quote.assignmentId)) continue;
    ledger.keepQuote(endedQuote(quote, 'declined', now));
    ledger.record('quote-declined', ledger.named(quote.partnerId));
    notifyOfQuote(open, quote, 'quote-declined');
    open.announce('quote.declined', quoteDetail(quote));
  }
}

export function notifyOfQuote(
  open: OpenCase,
  { assignmentId }: Quote,
  kind: 'quote-chosen' | 'quote-declined' | 'quote-expired' | 'quote-overruled',
): void {
  open.ledger.notify(kind, assignmentId);
}

/** Expires declined ones, to be sent anew. */
export function reopenQuotes(open: OpenCase): void {
  const { assignments, ledger, now } = open;
  if (!takesQuotes(open)) return;
  for (const { id } of assignments.accepted()) {
    const quote = ledger.quoteOf(id);
    if (quote?.state !== 'declined' || canRevise(quote)) continue;
    ledger.keepQuote(endedQuote(quote, 'expired', now));
    ledger.notifyOfEnd('quote-expired', 'quote-declined', id);
  }
}

/** Declines the other quotes and notifies all stylists; an overruled choice ends instead. */
export function settleQuotes(open: OpenCase): void {
  const { ledger, now, standing } = open;
  const chosen = chosenOf(open);
  if (!chosen) return settleWithoutChoice(open);
  if (standing.status !== 'won') return overrule(open, chosen);
  if (chosen.closedAt) return;
  ledger.keepQuote({ ...chosen, closedAt: now });
  notifyOfQuote(open, chosen, 'quote-chosen');
  open.announce('quote.accepted', quoteDetail(chosen));
  notifyUnquoted(open);
  declineOpen(open);
}

function settleWithoutChoice(open: OpenCase): void {
  const { askedFirst, assignments, standing, state } = open;
  const winners = winnersAmong(assignments.accepted(askedFirst), state.jobWith);
  if (standing.status !== 'won' || winners.length === 0) return;
  if (!state.notifiedAt.has('other-quote-chosen')) notifyUnquoted(open, winners);
  declineOpen(open, winners);
}

export function settleIfWon(open: OpenCase): void {
  const { reportedWin, status, undoableStatus } = open.standing;
  if (status === 'won' && !reportedWin && !undoableStatus?.pending) settleQuotes(open);
}

const QUOTED: readonly (QuoteState | undefined)[] = ['sent', 'chosen', 'declined'];

/** Stylists who can still send one. */
export function notifyUnquoted(
  { assignments, ledger }: OpenCase,
  winners: readonly Assignment[] = [],
): void {
  for (const each of assignments.accepted('stylist')) {
    const hasQuoted = QUOTED.includes(ledger.quoteOf(each.id)?.state);
    if (hasQuoted || each.report === 'lost' || winners.includes(each)) continue;
    ledger.notify('other-quote-chosen', each.id);
  }
}

/** The partner gets an e-mail about the refusal, also if none announced the choice. */
function overrule(open: OpenCase, chosen: Quote): void {
  const { ledger, now } = open;
  ledger.keepQuote(endedQuote(chosen, 'declined', now));
  ledger.record('choice-overruled', ledger.named(chosen.partnerId));
  notifyOfQuote(open, chosen, 'quote-overruled');
  ledger.notify('owner-choice-overruled', chosen.assignmentId);
  ledger.recall('other-quote-chosen');
  open.announce('quote.declined', quoteDetail(chosen));
}
