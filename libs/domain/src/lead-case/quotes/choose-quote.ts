import { DomainError } from '../../core/domain-error.js';
import { chosenQuote, isForEarlierService, isOpenQuote } from '../../quotes/quote.js';
import { setPending } from '../pending-status.js';
import { hasOwnChoice } from '../other-lead.js';
import type { OpenCase } from '../open-case.js';
import { keepWaiting } from '../owner.js';
import { showMore } from '../owner-consents.js';
import { changeStatus } from '../status.js';
import { dropChoice, isPendingChoice } from './pending-choice.js';
import { chosenOf, declineOpen } from './quote-ends.js';

/**
 * Wins the lead. Everything else waits ten minutes, in which it can be undone.
 *
 * @param seen version that the owner saw
 * @throws `quote-not-found`, `quote-closed`, `quote-revised`, `lead-closed`, `choice-made` when
 * another is chosen, here or on a merged lead
 */
export function chooseQuote(open: OpenCase, quoteId: string, seen: number): void {
  const { lead, ledger, now } = open;
  const quote = ledger.quotes().find(({ id }) => id === quoteId);
  if (!quote || quote.state === 'draft') throw new DomainError('quote-not-found');
  if (quote.state === 'chosen') return;
  const chosen = chosenQuote(quote, seen, now);
  if (isForEarlierService(quote, lead.serviceType)) {
    throw new DomainError('quote-closed', 'Tilbudet gjelder den forrige tjenesten.');
  }
  if (chosenOf(open)) throw new DomainError('choice-made');
  requireChoosable(open);
  if (open.home.chosenBesideAt()) throw new DomainError('choice-made');
  if (open.home.earlierEnd()) throw new DomainError('lead-closed');
  ledger.keepQuote(chosen);
  ledger.record('quote-chosen', ledger.named(quote.partnerId));
  setPending(open, 'won');
}

/** @throws `undo-too-late` after ten minutes */
export function undoChoice(open: OpenCase): void {
  const chosen = chosenOf(open);
  if (!chosen) return;
  if (!isPendingChoice(open, chosen)) throw new DomainError('undo-too-late');
  dropChoice(open, chosen);
}

interface Declining {
  /** Of the consent texts that the owner saw; undefined: today's. */
  readonly shown?: string | undefined;
  /** On a merged lead, declined next. */
  readonly hasOpenBeside?: boolean;
}

/**
 * «Ingen passer». The search continues, with consent to one more partner where every place is taken,
 * or the lead is lost.
 *
 * @throws `lead-closed`, `quote-not-found`, `no-more-partners`, `all-asked`
 */
export function declineAllQuotes(
  open: OpenCase,
  keepsSearching: boolean,
  { shown, hasOpenBeside = false }: Declining = {},
): void {
  const { assignments } = open;
  requireChoosable(open);
  if (!hasOpenQuote(open) && !hasOpenBeside) throw new DomainError('quote-not-found');
  declineSeen(open);
  if (!keepsSearching) return changeStatus(open, 'lost');
  if (assignments.places('stylist') > 0) keepWaiting(open);
  else showMore(open, shown);
}

/**
 * «Ingen passer» on the earlier lead's page, for a merged lead of the same mailbox.
 *
 * @throws `lead-closed` for a lead of another mailbox
 */
export function declineMergedQuotes(open: OpenCase): void {
  if (!hasOwnChoice(open.standing)) throw new DomainError('lead-closed');
  declineSeen(open);
}

function declineSeen(open: OpenCase): void {
  declineOpen(open);
  open.ledger.recall('owner-quotes');
}

const hasOpenQuote = ({ ledger, now }: OpenCase): boolean =>
  ledger.quotes().some((each) => isOpenQuote(each, now));

/** Of leads merged across mailboxes only the earlier one's owner chooses. */
function requireChoosable(open: OpenCase): void {
  if (open.isClosed() || !hasOwnChoice(open.standing)) throw new DomainError('lead-closed');
}
