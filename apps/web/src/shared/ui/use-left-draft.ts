import { useEffect, useState } from 'react';
import { useWhenThrownAway } from './thrown-away';
import { useDraft } from './use-draft';

/** What a form began with, and how it stands. */
interface Left<Draft> {
  begun: Draft;
  draft: Draft;
  /** Of the form that shows it, or did last. */
  replace(this: void, draft: Draft): void;
}

/** Forms in which something is written, by what they are about. */
export type LeftDrafts = Map<string, Left<object>>;

/**
 * {@link useDraft} in a form that is found again as it was left, where somebody went back from its
 * dialog. It begins anew once it is sent, or the dialog was closed by its own buttons.
 *
 * @param open where it is kept, for as long as the page is there
 * @param of what it is about
 */
export function useLeftDraft<Draft extends object>(open: LeftDrafts, of: string, begun: Draft) {
  const [key] = useState(of);
  const [left] = useState(
    (): Omit<Left<Draft>, 'replace'> =>
      (open.get(key) as Left<Draft> | undefined) ?? { begun, draft: begun },
  );
  const drafting = useDraft(left.draft);

  const { draft, replace } = drafting;
  useEffect(() => {
    if (draft !== left.begun) open.set(key, { begun: left.begun, draft, replace });
  }, [open, key, left, draft, replace]);
  useWhenThrownAway(() => open.delete(key));

  /** Begins anew after a draft was kept, wherever it is shown by then. What was written since is another one, and stays. */
  const beginAnew = (kept: Draft) => {
    const shown = open.get(key);
    if (shown?.draft !== kept) return;
    open.delete(key);
    shown.replace(shown.begun);
  };
  const isFound = draft !== left.begun && left.draft !== left.begun;
  return { ...drafting, begun: left.begun, beginAnew, isFound };
}
