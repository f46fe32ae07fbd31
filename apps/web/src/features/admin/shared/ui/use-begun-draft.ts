import { useLeftDraft, type LeftDrafts } from '../../../../shared/ui/drafts/use-left-draft';
import { useAdminSession } from '../session/use-admin-session';

const open: LeftDrafts = new Map();

export const clearBegunDrafts = (): void => open.clear();

/** A draft survives a new login, by user. */
export function useBegunDraft<Draft extends object>(of: string, begun: Draft) {
  const session = useAdminSession();
  return useLeftDraft(open, `${session.user()} ${of}`, begun);
}
