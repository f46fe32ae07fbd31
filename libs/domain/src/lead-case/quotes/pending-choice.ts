import { isChoiceUndoable, type Quote } from '../../quotes/quote.js';
import { dropPending } from '../pending-status.js';
import type { OpenCase } from '../open-case.js';
import { chosenOf } from './quote-ends.js';

/** The lead or the chosen assignment ends before the ten minutes are over. */
export function undoPendingChoice(open: OpenCase): void {
  const chosen = chosenOf(open);
  if (chosen && isPendingChoice(open, chosen)) dropChoice(open, chosen);
}

export function isPendingChoice({ now, standing }: OpenCase, chosen: Quote): boolean {
  const { pending: held, until } = standing.undoableStatus ?? {};
  return (
    Boolean(held) && isChoiceUndoable(chosen, now) && Number(until) === Number(chosen.chosenAt)
  );
}

export function dropChoice(open: OpenCase, chosen: Quote): void {
  const { ledger } = open;
  ledger.keepQuote({ ...chosen, state: 'sent', chosenAt: null });
  ledger.record('choice-undone', ledger.named(chosen.partnerId));
  dropPending(open);
}
