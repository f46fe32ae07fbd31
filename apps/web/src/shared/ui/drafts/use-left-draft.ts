import { useEffect, useState } from 'react';
import { useBase } from './saved-meanwhile';
import { useOnDiscard } from './discarded';
import { useDraft } from './use-draft';

interface Left<Draft> {
  begun: Draft;
  draft: Draft;
  replace(this: void, draft: Draft): void;
}

export type LeftDrafts = Map<string, Left<object>>;

/**
 * {@link useDraft} that survives a dialog left by the back button.
 *
 * @param open the drafts kept for the page
 */
export function useLeftDraft<Draft extends object>(open: LeftDrafts, of: string, begun: Draft) {
  const [key] = useState(of);
  const [left] = useState(
    (): Omit<Left<Draft>, 'replace'> =>
      (open.get(key) as Left<Draft> | undefined) ?? { begun, draft: begun },
  );
  const drafting = useDraft(left.draft);
  const { begun: base, theirs, rebase: rebaseTo } = useBase(left.begun);

  const { draft, replace } = drafting;
  useEffect(() => {
    if (draft !== base) open.set(key, { begun: base, draft, replace });
  }, [open, key, base, draft, replace]);
  useOnDiscard(() => open.delete(key));

  /** Later input stays. */
  const beginAnew = (kept: Draft) => {
    const shown = open.get(key);
    if (shown?.draft !== kept) return;
    open.delete(key);
    shown.replace(shown.begun);
  };
  const rebase = (saved: Draft) => rebaseTo(saved, replace);
  const isFound = draft !== left.begun && left.draft !== left.begun && !theirs;
  return { ...drafting, begun: base, theirs, rebase, beginAnew, isFound };
}
