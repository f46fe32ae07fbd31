import { type Assignment, assignmentClosed } from '../../assignments/assignment.js';
import { DomainError } from '../../core/domain-error.js';
import {
  attachedQuote,
  canDraft,
  detachedQuote,
  draftedQuote,
  endedQuote,
  isOpenQuote,
  newQuote,
  isSentQuote,
  type Quote,
  quoteAmounts,
  quoteClosed,
  type QuoteSending,
  type QuoteState,
  announcedQuoteState,
  sentQuote,
  versionOf,
} from '../../quotes/quote.js';
import { type QuoteDraft, tidyDraft } from '../../quotes/quote-terms.js';
import { type QuoteAttachment, requireRoomForAttachment } from '../../quotes/quote-attachment.js';
import type { OpenCase } from '../open-case.js';
import { takesQuotes } from './quote-ends.js';
import { HOUR_MS } from '../../core/time/time-span.js';

const QUOTE_NEWS_HOURS = 1;

/**
 * One e-mail collects the news and describes what is open when it leaves.
 *
 * @param how `only-recall`: drops an e-mail that would show no quote
 */
function notifyOwnerOfQuotes(open: OpenCase, how: 'news' | 'only-recall' = 'news'): void {
  const { ledger, now, state } = open;
  const isAny = ledger.quotes().some(isSentQuote);
  if (how === 'only-recall') return isAny ? undefined : ledger.recall('owner-quotes');
  const last = state.notifiedAt.get('owner-quotes');
  if (last && last > now) return;
  const delayMs = last ? last.getTime() + QUOTE_NEWS_HOURS * HOUR_MS - now.getTime() : 0;
  ledger.notify('owner-quotes', null, delayMs > 0 ? delayMs / 1000 : undefined);
}

/** @throws `assignment-not-found`, `assignment-closed`, `no-quote-by-agents`, `quote-closed` */
export function saveQuoteDraft(open: OpenCase, assignmentId: string, draft: QuoteDraft): void {
  const quote = quoteFor(open, assignmentId);
  open.ledger.keepQuote(draftedQuote(quote, tidyDraft(draft, open.lead.serviceType)));
}

/**
 * Before an upload, whose file {@link attachToQuote} keeps.
 *
 * @throws as {@link attachToQuote}
 */
export function requireAttachable(open: OpenCase, assignmentId: string): void {
  const quote = quoteFor(open, assignmentId);
  if (!canDraft(quote)) throw quoteClosed(quote, open.now);
  requireRoomForAttachment(quote);
}

/**
 * The next version freezes the file. Idempotent by the id.
 *
 * @returns false: the quote has one of that id
 * @throws as {@link saveQuoteDraft}, and `too-many-attachments`
 */
export function attachToQuote(
  open: OpenCase,
  assignmentId: string,
  attachment: QuoteAttachment,
): boolean {
  const quote = quoteFor(open, assignmentId);
  const attached = attachedQuote(quote, attachment);
  if (attached === quote) return false;
  open.ledger.keepQuote(attached);
  return true;
}

/**
 * Versions that were sent keep the file. Idempotent.
 *
 * @throws as {@link saveQuoteDraft}
 */
export function detachFromQuote(open: OpenCase, assignmentId: string, id: string): void {
  const quote = quoteFor(open, assignmentId);
  const detached = detachedQuote(quote, id);
  if (detached !== quote) open.ledger.keepQuote(detached);
}

/**
 * Sends or revises a quote. A repeat changes nothing.
 *
 * @throws as {@link saveQuoteDraft}, and `lead-closed`, `invalid-quote`, `version-required`,
 * `version-stale`, `idempotency-key-reused`, `too-many-quote-versions`
 */
export function sendQuote(
  open: OpenCase,
  assignmentId: string,
  draft: QuoteDraft,
  sending: QuoteSending,
): void {
  const { ledger, lead, now } = open;
  const quote = quoteFor(open, assignmentId);
  const { serviceType } = lead;
  const sent = sentQuote(quote, tidyDraft(draft, serviceType), serviceType, sending, now);
  if (sent === quote) return;
  if (!takesQuotes(open)) throw new DomainError('lead-closed');
  const version = String(versionOf(sent));
  ledger.keepQuote(sent);
  ledger.record('quote-sent', { ...ledger.named(quote.partnerId), version });
  ledger.recall('quote-reminder', assignmentId);
  ledger.recall('quote-expired', assignmentId);
  ledger.hasten('owner-matched', assignmentId);
  notifyOwnerOfQuotes(open);
  open.announce('quote.sent', {
    quote_id: quote.id,
    ...quoteAmounts(sent),
  });
  open.scheduleNow();
}

/**
 * A repeat changes nothing.
 *
 * @throws `assignment-not-found`, `quote-not-found`, `quote-closed`
 */
export function withdrawQuote(open: OpenCase, assignmentId: string): void {
  const { ledger, now, assignments } = open;
  const quote = ledger.quoteOf(assignments.find(assignmentId).id);
  if (!quote || quote.versions.length === 0) throw new DomainError('quote-not-found');
  if (quote.state === 'withdrawn') return;
  if (!isOpenQuote(quote, now)) throw quoteClosed(quote, now);
  ledger.keepQuote(endedQuote(quote, 'withdrawn', now));
  ledger.record('quote-withdrawn', ledger.named(quote.partnerId));
  notifyOwnerOfQuotes(open, 'only-recall');
}

export function quoteStateOf({ ledger, now }: OpenCase, assignmentId: string): QuoteState | null {
  const quote = ledger.quoteOf(assignmentId);
  return quote ? announcedQuoteState(quote, now) : null;
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
 * @throws `no-quote-by-agents`, `assignment-closed`
 */
export function requireQuotable(assignment: Assignment): void {
  if (assignment.partnerGroup !== 'stylist') throw new DomainError('no-quote-by-agents');
  if (assignment.state !== 'accepted') throw assignmentClosed(assignment);
}
