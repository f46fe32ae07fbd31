import type { Assignment } from '../../assignments/assignment.js';
import { endedQuote, newQuote, quoteStateAt } from '../../quotes/quote.js';
import type { OpenCase } from '../open-case.js';
import { changeStatus } from '../status.js';
import {
  chosenOf,
  declineOpen,
  isChosenBeside,
  notifyOfQuote,
  notifyUnquoted,
  takesQuotes,
} from './quote-ends.js';
import { awaitedQuotes, quoteDueAt } from './quote-steps.js';

export function followQuotes(open: OpenCase): void {
  expireQuotes(open);
  followChoiceBeside(open);
  followEarlierWin(open);
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
 * The earlier lead is won by it; a merged one keeps its status, which is counted nowhere.
 */
function followChoiceBeside(open: OpenCase): void {
  if (!isChosenBeside(open) || chosenOf(open)) return;
  const winsLead = !open.standing.mergedInto && !open.isClosed();
  if (winsLead) notifyUnquoted(open);
  declineOpen(open);
  open.ledger.recall('owner-quotes');
  if (winsLead) changeStatus(open, 'won');
}

function followEarlierWin(open: OpenCase): void {
  const { assignments, home, state } = open;
  const earlier = home.earlierEnd();
  if (earlier?.lead.status !== 'won' || isChosenBeside(open)) return;
  const winners = state.jobWith.length > 0 ? state.jobWith : (earlier.endedBy ?? []);
  if (winners.length === 0) return;
  declineOpen(
    open,
    assignments.accepted().filter(({ partnerId }) => winners.includes(partnerId)),
  );
  open.ledger.recall('owner-quotes');
}

function remind(open: OpenCase, { id, leadId, partnerId }: Assignment): void {
  const { ledger, now } = open;
  const quote =
    ledger.quoteOf(id) ?? newQuote({ id: ledger.newId(), leadId, assignmentId: id, partnerId });
  ledger.keepQuote({ ...quote, remindedAt: now });
  ledger.notify('quote-reminder', id);
}
