import { type Assignment, hasReported } from '../../assignments/assignment.js';
import { workingDaysAfter } from '../../core/time/working-time.js';
import { choiceUndoUntil, expiresAt, isSentQuote, wasSent } from '../../quotes/quote.js';
import { daysAfter } from '../../core/time/time-span.js';
import type { OpenCase } from '../open-case.js';
import { ONE_OWNER_KINDS } from '../other-lead.js';
import { isDecidedBeside } from './quote-ends.js';

/** To send a quote or a report after accepting. */
export const QUOTE_DUE_WORKING_DAYS = 2;

export function awaitedQuotes(open: OpenCase): Assignment[] {
  const { ledger, assignments } = open;
  if (open.isClosed() || isDecidedBeside(open)) return [];
  return assignments.accepted('stylist').filter((each) => {
    const quote = ledger.quoteOf(each.id);
    return !hasReported(each) && !(quote && (wasSent(quote) || quote.remindedAt));
  });
}

export function quoteDueAt({ answeredAt, offeredAt }: Assignment): Date {
  return workingDaysAfter(answeredAt ?? offeredAt, QUOTE_DUE_WORKING_DAYS);
}

export function nextQuoteStep(open: OpenCase): Date | null {
  const { ledger, now } = open;
  const ends = ledger
    .quotes()
    .filter(isSentQuote)
    .map((each) => expiresAt(each)!);
  const beside = [...choiceBeside(open), ...earlierMayEnd(open)];
  const due = [...ends, ...beside, ...awaitedQuotes(open).map(quoteDueAt)];
  const next = Math.min(...due.map(Number));
  return due.length > 0 ? new Date(Math.max(next, +now)) : null;
}

/** The earlier lead's end schedules nothing here. */
function earlierMayEnd({ ledger, now, standing: { mergeKind } }: OpenCase): Date[] {
  const isOne = mergeKind !== null && ONE_OWNER_KINDS.includes(mergeKind);
  return isOne && ledger.quotes().some(isSentQuote) ? [daysAfter(now, 1)] : [];
}

function choiceBeside({ home, now }: OpenCase): Date[] {
  const chosenAt = home.chosenBesideAt();
  const until = chosenAt && choiceUndoUntil(chosenAt);
  return until && until > now ? [until] : [];
}
