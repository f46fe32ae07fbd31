import { isChoiceUndoable, type Quote } from '../../quotes/quote.js';
import { dropHeld } from '../held-status.js';
import type { OpenCase } from '../open-case.js';
import { chosenOf } from './quote-ends.js';

/** Undoes a choice that is not final, because something else ends its lead or assignment. */
export function forgetChoice(open: OpenCase): void {
  const chosen = chosenOf(open);
  if (chosen && isHeldChoice(open, chosen)) dropChoice(open, chosen);
}

/** True while the status that the choice set can be undone. */
export function isHeldChoice({ now, standing }: OpenCase, chosen: Quote): boolean {
  const { held, until } = standing.undoableStatus ?? {};
  return (
    Boolean(held) && isChoiceUndoable(chosen, now) && Number(until) === Number(chosen.chosenAt)
  );
}

/** Restores the status before the choice, and opens the quote again. */
export function dropChoice(open: OpenCase, chosen: Quote): void {
  const { ledger } = open;
  ledger.keepQuote({ ...chosen, state: 'sent', chosenAt: null });
  ledger.record('choice-undone', ledger.named(chosen.partnerId));
  dropHeld(open);
}
