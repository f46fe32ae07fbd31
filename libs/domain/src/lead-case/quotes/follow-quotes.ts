import { type Assignment, hasReported } from '../../assignments/assignment.js';
import { workingDaysAfter } from '../../core/time/working-time.js';
import { endedQuote, expiresAt, newQuote, quoteStateAt, wasSent } from '../../quotes/quote.js';
import type { OpenCase } from '../open-case.js';
import { tellOfQuote } from './quote-ends.js';

/** Working days after accepting in which a partner sends a quote or a report. */
export const QUOTE_DUE_WORKING_DAYS = 2;

/** Expires quotes and reminds partners that have sent none. */
export function followQuotes(open: OpenCase): void {
  expireQuotes(open);
  for (const each of awaitedQuotes(open)) if (quoteDueAt(each) <= open.now) remind(open, each);
}

function expireQuotes(open: OpenCase): void {
  const { ledger, now } = open;
  for (const quote of ledger.quotes()) {
    if (quote.state !== 'sent' || quoteStateAt(quote, now) !== 'expired') continue;
    ledger.keepQuote(endedQuote(quote, 'expired', now));
    ledger.record('quote-expired', ledger.named(quote.partnerId));
    tellOfQuote(open, quote, 'quote-expired');
  }
}

function remind(open: OpenCase, { id, leadId, partnerId }: Assignment): void {
  const { ledger, now } = open;
  const quote =
    ledger.quoteOf(id) ?? newQuote({ id: ledger.newId(), leadId, assignmentId: id, partnerId });
  ledger.keepQuote({ ...quote, remindedAt: now });
  ledger.notify('quote-reminder', id);
}

/** Accepted stylists' assignments without a quote, a report or a reminder. */
function awaitedQuotes(open: OpenCase): Assignment[] {
  const { ledger, assignments } = open;
  if (open.isClosed()) return [];
  return assignments.accepted('stylist').filter((each) => {
    const quote = ledger.quoteOf(each.id);
    return !hasReported(each) && !(quote && (wasSent(quote) || quote.remindedAt));
  });
}

function quoteDueAt({ answeredAt, offeredAt }: Assignment): Date {
  return workingDaysAfter(answeredAt ?? offeredAt, QUOTE_DUE_WORKING_DAYS);
}

/** When the next quote expires or the next reminder is due; null: neither. */
export function nextQuoteStep(open: OpenCase): Date | null {
  const { ledger, now } = open;
  const ends = ledger
    .quotes()
    .flatMap((each) => (each.state === 'sent' ? (expiresAt(each) ?? []) : []));
  const due = [...ends, ...awaitedQuotes(open).map(quoteDueAt)];
  const next = Math.min(...due.map(Number));
  return due.length > 0 ? new Date(Math.max(next, +now)) : null;
}
