import { useEffect, useState } from 'react';
import { useDraft } from '../../../../shared/ui/use-draft';
import { useAdminSession } from '../session/use-admin-session';

/** What a form began with, and how it stands. */
interface Left<Draft> {
  begun: Draft;
  draft: Draft;
}

/** Forms that are open, by who writes and what about. */
const open = new Map<string, Left<object>>();

/** Whoever logs out is done with what she was writing. */
export const forgetBegunDrafts = (): void => open.clear();

/**
 * {@link useDraft} in a form that is found again as it was left where the session ended meanwhile: by
 * who wrote in it, once she has logged in again. Who closes it herself throws away what is in it.
 *
 * @param of what it is about
 */
export function useBegunDraft<Draft extends object>(of: string, begun: Draft) {
  const session = useAdminSession();
  const [key] = useState(() => `${session.person()} ${of}`);
  const [left] = useState(
    () => (open.get(key) as Left<Draft> | undefined) ?? { begun, draft: begun },
  );
  const drafting = useDraft(left.draft);

  const { draft } = drafting;
  useEffect(() => void open.set(key, { begun: left.begun, draft }), [key, left, draft]);
  useEffect(
    () => () => {
      if (session.isLoggedIn()) open.delete(key);
    },
    [session, key],
  );
  return { ...drafting, begun: left.begun };
}
