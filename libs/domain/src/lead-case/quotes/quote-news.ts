import type { OpenCase } from '../open-case.js';
import { HOUR_MS } from '../../core/time/time-span.js';

/** The owner gets at most one e-mail about quotes in so long. */
const QUOTE_NEWS_HOURS = 1;

/**
 * One e-mail collects the news of quotes: it describes what is open when it leaves. One that waits
 * covers this news too; one that left within the hour postpones the next.
 *
 * @param how `only-recall` when a quote went: an e-mail that would show none is dropped
 */
export function tellOwnerOfQuotes(open: OpenCase, how: 'news' | 'only-recall' = 'news'): void {
  const { ledger, now, state } = open;
  const isAny = ledger.quotes().some((quote) => quote.state === 'sent');
  if (how === 'only-recall') return isAny ? undefined : ledger.recall('owner-quotes');
  const last = state.notifiedAt.get('owner-quotes');
  if (last && last > now) return;
  const next = last ? new Date(last.getTime() + QUOTE_NEWS_HOURS * HOUR_MS) : now;
  ledger.notify('owner-quotes', null, next > now ? next : undefined);
}
