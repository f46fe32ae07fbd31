import { useLeftDraft, type LeftDrafts } from '../../../../shared/ui/use-left-draft';
import { useAdminSession } from '../session/use-admin-session';

/** By user too. */
const open: LeftDrafts = new Map();

export const clearBegunDrafts = (): void => open.clear();

/**
 * {@link useLeftDraft} by user: a draft survives the session's end and a new login.
 *
 * @param of the subject
 */
export function useBegunDraft<Draft extends object>(of: string, begun: Draft) {
  const session = useAdminSession();
  return useLeftDraft(open, `${session.user()} ${of}`, begun);
}
