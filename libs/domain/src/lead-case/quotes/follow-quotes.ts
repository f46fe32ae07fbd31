import type { Assignment } from '../../assignments/assignment.js';
import { endedQuote, newQuote, quoteStateAt } from '../../quotes/quote.js';
import type { OpenCase } from '../open-case.js';
import { changeStatus } from '../status.js';
import {
  chosenOf,
  declineOpen,
  isDecidedBeside,
  notifyOfQuote,
  notifyUnquoted,
  takesQuotes,
} from './quote-ends.js';
import { awaitedQuotes, quoteDueAt } from './quote-steps.js';

export function followQuotes(open: OpenCase): void {
  expireQuotes(open);
  followChoiceBeside(open);
  for (const each of awaitedQuotes(open)) if (quoteDueAt(each) <= open.now) remind(open, each);
}

function expireQuotes(open: OpenCase): void {
  const { ledger, now } = open;
  for (const quote of ledger.quotes()) {
    if (quote.state !== 'sent' || quoteStateAt(quote, now) !== 'expired') continue;
    ledger.keepQuote(endedQuote(quote, 'expired', now));
    ledger.record('quote-expired', ledger.named(quote.partnerId));
    if (takesQuotes(open)) notifyOfQuote(open, quote, 'quote-expired');
  }
}

/**
 * A final choice decides for both. The earlier lead is won by it; a merged one keeps its status,
 * which is counted nowhere.
 */
function followChoiceBeside(open: OpenCase): void {
  if (!isDecidedBeside(open) || chosenOf(open)) return;
  const winsLead = !open.standing.mergedInto && !open.isClosed();
  if (winsLead) notifyUnquoted(open);
  declineOpen(open);
  open.ledger.recall('owner-quotes');
  if (winsLead) changeStatus(open, 'won');
}

function remind(open: OpenCase, { id, leadId, partnerId }: Assignment): void {
  const { ledger, now } = open;
  const quote =
    ledger.quoteOf(id) ?? newQuote({ id: ledger.newId(), leadId, assignmentId: id, partnerId });
  ledger.keepQuote({ ...quote, remindedAt: now });
  ledger.notify('quote-reminder', id);
}
