import { DomainError } from '../../core/domain-error.js';
import { chosenQuote, isOpenQuote } from '../../quotes/quote.js';
import { hold } from '../held-status.js';
import { hasOwnChoice } from '../merged-lead.js';
import type { OpenCase } from '../open-case.js';
import { keepWaiting } from '../owner.js';
import { showMore } from '../owner-consents.js';
import { become } from '../status.js';
import { dropChoice, isHeldChoice } from './held-choice.js';
import { chosenOf, declineOpen } from './quote-ends.js';

/**
 * The owner chooses a quote: the lead is won at once. The other quotes, offered assignments and
 * everyone's messages wait for ten minutes, in which it can be undone. A repeat changes nothing.
 *
 * @param seen version that the owner saw
 * @throws DomainError `quote-not-found`, `quote-closed`, `quote-changed`, `lead-closed`, and
 *   `choice-made` when another one is chosen, here or on a lead that is one with this
 */
export function chooseQuote(open: OpenCase, quoteId: string, seen: number): void {
  const { ledger, now } = open;
  const quote = ledger.quotes().find(({ id }) => id === quoteId);
  if (!quote || quote.state === 'draft') throw new DomainError('quote-not-found');
  if (quote.state === 'chosen') return;
  const chosen = chosenQuote(quote, seen, now);
  if (chosenOf(open) || open.home.hasChoiceBeside()) throw new DomainError('choice-made');
  requireChoosable(open);
  ledger.keepQuote(chosen);
  ledger.record('quote-chosen', ledger.named(quote.partnerId));
  hold(open, 'won');
}

/**
 * Undoes the choice within ten minutes. Nothing changes where none is made.
 *
 * @throws DomainError `undo-too-late`
 */
export function undoChoice(open: OpenCase): void {
  const chosen = chosenOf(open);
  if (!chosen) return;
  if (!isHeldChoice(open, chosen)) throw new DomainError('undo-too-late');
  dropChoice(open, chosen);
}

/**
 * «Ingen passer»: every open quote is declined. The search goes on, with a consent to one more
 * partner where every place is taken, or the lead is lost.
 *
 * @param shown version of the consent texts that the owner saw; undefined: today's
 * @throws DomainError `lead-closed`, `quote-not-found` when none is open, `no-more-partners`,
 *   `all-asked`
 */
export function declineAllQuotes(open: OpenCase, keepsSearching: boolean, shown?: string): void {
  const { ledger, now, assignments } = open;
  requireChoosable(open);
  if (!ledger.quotes().some((each) => isOpenQuote(each, now))) {
    throw new DomainError('quote-not-found');
  }
  declineOpen(open);
  ledger.recall('owner-quotes');
  if (!keepsSearching) return become(open, 'lost');
  if (assignments.places('stylist') > 0) keepWaiting(open);
  else showMore(open, shown);
}

/** Only the earlier lead's owner chooses where two are one from different mailboxes. */
function requireChoosable(open: OpenCase): void {
  if (open.isClosed() || !hasOwnChoice(open.standing)) throw new DomainError('lead-closed');
}
