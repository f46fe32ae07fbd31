import { isChoiceUndoable, isUnannounced, type Quote } from '../../quotes/quote.js';
import { dropPending } from '../pending-status.js';
import type { OpenCase } from '../open-case.js';
import { applyPending } from '../status.js';
import { chosenOf } from './quote-ends.js';

/** A choice that is not final falls. */
export function undoPendingChoice(open: OpenCase): void {
  const chosen = chosenOf(open);
  if (!chosen || !isUnannounced(chosen)) return;
  if (isPendingChoice(open, chosen)) dropChoice(open, chosen);
  else dropOverruled(open, chosen);
}

function dropOverruled(open: OpenCase, chosen: Quote): void {
  const { now, standing } = open;
  const { undoableStatus } = standing;
  const pending = undoableStatus?.pending;
  if (!pending || pending.until <= now) return applyPending(open);
  unchoose(open, { ...chosen, reason: null });
  open.changeStanding({ undoableStatus: { ...undoableStatus, status: pending.known.status } });
}

export function isPendingChoice({ now, standing }: OpenCase, chosen: Quote): boolean {
  const { pending: held, until } = standing.undoableStatus ?? {};
  return (
    Boolean(held) && isChoiceUndoable(chosen, now) && Number(until) === Number(chosen.chosenAt)
  );
}

export function dropChoice(open: OpenCase, chosen: Quote): void {
  unchoose(open, chosen);
  dropPending(open);
}

function unchoose({ ledger }: OpenCase, chosen: Quote): void {
  ledger.keepQuote({ ...chosen, state: 'sent', chosenAt: null });
  ledger.record('choice-undone', ledger.named(chosen.partnerId));
}
