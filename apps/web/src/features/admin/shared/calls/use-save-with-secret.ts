import type { ToastText } from '../../../../content/types';
import type { useBegunDraft } from '../ui/use-begun-draft';
import { useChange } from './use-change';

interface Saving<Draft, Saved, Added> {
  readonly done: ToastText;
  readonly begunOf: (current: Saved) => Draft;
  /** Drops the answer, because the secret must not stay in the store. */
  readonly reset: () => void;
  readonly onAdded: (added: Added) => void;
  readonly onDone: () => void;
}

/** Saves a form's record, of which a new one has a secret that is shown once. */
export function useSaveWithSecret<Draft extends object>(
  of: ReturnType<typeof useBegunDraft<Draft>>,
) {
  const change = useChange();

  return async <Saved extends object, Added extends Saved & { secret: string }>(
    call: PromiseLike<{ data?: Saved | Added; error?: unknown }>,
    { begunOf, done, onAdded, onDone, reset }: Saving<Draft, Saved, Added>,
  ): Promise<void> => {
    const isSaved = await change(call, done, (now: Saved) => of.rebase(begunOf(now)));
    const { data, error } = await call;
    if (!isSaved) return of.showRefused(error);
    reset();
    of.beginAnew(of.draft);
    if (data && 'secret' in data) onAdded(data);
    else onDone();
  };
}
