import { useLeftDraft, type LeftDrafts } from '../../../../shared/ui/use-left-draft';
import { useAdminSession } from '../session/use-admin-session';

/** By who writes, too. */
const open: LeftDrafts = new Map();

/** Whoever logs out is done with what she was writing. */
export const forgetBegunDrafts = (): void => open.clear();

/**
 * {@link useLeftDraft} by who wrote in it: it is found again also where the session ended meanwhile and
 * she has logged in again.
 *
 * @param of what it is about
 */
export function useBegunDraft<Draft extends object>(of: string, begun: Draft) {
  const session = useAdminSession();
  return useLeftDraft(open, `${session.person()} ${of}`, begun);
}
