import { type Assignment, closed } from '../../assignments/assignment.js';
import { DomainError } from '../../core/domain-error.js';
import {
  draftedQuote,
  endedQuote,
  isOpenQuote,
  newQuote,
  type Quote,
  quoteAmounts,
  quoteClosed,
  type QuoteSending,
  type QuoteState,
  quoteStateAt,
  sentQuote,
  versionOf,
} from '../../quotes/quote.js';
import { type QuoteDraft, tidyDraft } from '../../quotes/quote-terms.js';
import type { OpenCase } from '../open-case.js';
import { tellOwnerOfQuotes } from './quote-news.js';

/**
 * Keeps what a partner has written so far.
 *
 * @throws DomainError `assignment-not-found`, `assignment-closed`, `no-quote-by-agents`,
 *   `quote-closed`
 */
export function saveQuoteDraft(open: OpenCase, assignmentId: string, draft: QuoteDraft): void {
  const quote = quoteFor(open, assignmentId);
  open.ledger.keepQuote(draftedQuote(quote, tidyDraft(draft, open.lead.serviceType)));
}

/**
 * Sends a quote or revises it. The owner is told, once an hour at most. A repeat changes nothing.
 *
 * @throws DomainError as {@link saveQuoteDraft}, and `lead-closed`, `invalid-quote`,
 *   `version-required`, `quote-changed`, `idempotency-key-reused`, `too-many-quote-versions`
 */
export function sendQuote(
  open: OpenCase,
  assignmentId: string,
  draft: QuoteDraft,
  sending: QuoteSending,
): void {
  const { ledger, lead, now } = open;
  const quote = quoteFor(open, assignmentId);
  const sent = sentQuote(quote, tidyDraft(draft, lead.serviceType), sending, now);
  if (sent === quote) return;
  if (open.isClosed()) throw new DomainError('lead-closed');
  const version = String(versionOf(sent));
  ledger.keepQuote(sent);
  ledger.record('quote-sent', { ...ledger.named(quote.partnerId), version });
  ledger.recall('quote-reminder', assignmentId);
  ledger.recall('quote-expired', assignmentId);
  tellOwnerOfQuotes(open);
  open.announce('quote.sent', {
    quote_id: quote.id,
    ...quoteAmounts(sent),
  });
  open.advance();
}

/**
 * Withdraws a sent quote. A repeat changes nothing.
 *
 * @throws DomainError `assignment-not-found`, `quote-not-found`, `quote-closed` once it is chosen,
 *   declined or expired
 */
export function withdrawQuote(open: OpenCase, assignmentId: string): void {
  const { ledger, now, assignments } = open;
  const quote = ledger.quoteOf(assignments.find(assignmentId).id);
  if (!quote || quote.versions.length === 0) throw new DomainError('quote-not-found');
  if (quote.state === 'withdrawn') return;
  if (!isOpenQuote(quote, now)) throw quoteClosed(quote, now);
  ledger.keepQuote(endedQuote(quote, 'withdrawn', now));
  ledger.record('quote-withdrawn', ledger.named(quote.partnerId));
  tellOwnerOfQuotes(open, 'only-recall');
}

/** How an assignment's quote stands now; null: none is written. */
export function quoteStateOf({ ledger, now }: OpenCase, assignmentId: string): QuoteState | null {
  const quote = ledger.quoteOf(assignmentId);
  return quote ? quoteStateAt(quote, now) : null;
}

function quoteFor(open: OpenCase, assignmentId: string): Quote {
  const { ledger, assignments } = open;
  const assignment = assignments.find(assignmentId);
  requireQuotable(assignment);
  const { id, leadId, partnerId } = assignment;
  return (
    ledger.quoteOf(id) ?? newQuote({ id: ledger.newId(), leadId, assignmentId: id, partnerId })
  );
}

/**
 * Only a stylist with the contact details writes quotes.
 *
 * @throws DomainError `no-quote-by-agents`, `assignment-closed` unless it is accepted
 */
export function requireQuotable(assignment: Assignment): void {
  if (assignment.partnerGroup !== 'stylist') throw new DomainError('no-quote-by-agents');
  if (assignment.state !== 'accepted') throw closed(assignment);
}
