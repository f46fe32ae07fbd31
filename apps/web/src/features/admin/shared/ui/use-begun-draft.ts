import { useEffect, useState } from 'react';
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
 * {@link useDraft} in a form that is found again as it was left where the session ended meanwhile: by
 * who wrote in it, once she has logged in again. Who closes it herself throws away what is in it,
 * unless it waits.
 *
 * @param of what it is about
 * @param waits whether it is found again also where she left it herself
 */
export function useBegunDraft<Draft extends object>(of: string, begun: Draft, waits = false) {
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
  useEffect(
    () => () => {
      if (!waits && session.isLoggedIn()) open.delete(key);
    },
    [session, key, waits],
  );

  /** Begins anew after a draft was kept, wherever it is shown by then. What was written since is another one, and stays. */
  const beginAnew = (kept: Draft) => {
    const shown = open.get(key);
    if (shown?.draft !== kept) return;
    open.delete(key);
    shown.replace(shown.begun);
  };
  return { ...drafting, begun: left.begun, beginAnew };
}
