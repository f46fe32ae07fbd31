import { useEffect, useState } from 'react';
import { useWhenThrownAway } from '../../../../shared/ui/thrown-away';
import { useDraft } from '../../../../shared/ui/use-draft';
import { useAdminSession } from '../session/use-admin-session';

/** What a form began with, and how it stands. */
interface Left<Draft> {
  begun: Draft;
  draft: Draft;
  /** Of the form that shows it, or did last. */
  replace(this: void, draft: Draft): void;
}

/** Forms in which something is written, by who writes and what about. */
const open = new Map<string, Left<object>>();

/** Whoever logs out is done with what she was writing. */
export const forgetBegunDrafts = (): void => open.clear();

/**
 * {@link useDraft} in a form that is found again as it was left, by who wrote in it: where she went back
 * from its dialog, or the session ended meanwhile and she has logged in again. It begins anew once it
 * is saved, or she has closed the dialog by its own buttons.
 *
 * @param of what it is about
 */
export function useBegunDraft<Draft extends object>(of: string, begun: Draft) {
  const session = useAdminSession();
  const [key] = useState(() => `${session.person()} ${of}`);
  const [left] = useState(
    (): Omit<Left<Draft>, 'replace'> =>
      (open.get(key) as Left<Draft> | undefined) ?? { begun, draft: begun },
  );
  const drafting = useDraft(left.draft);

  const { draft, replace } = drafting;
  useEffect(() => {
    if (draft !== left.begun) open.set(key, { begun: left.begun, draft, replace });
  }, [key, left, draft, replace]);
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
