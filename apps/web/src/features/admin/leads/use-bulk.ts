import {
  useAssignLeadMutation,
  useFollowUpLeadMutation,
  useResendLeadNotificationsMutation,
  useUndoLeadStatusMutation,
} from '@boligstyling/api-client/admin';
import { LEAD_STATUS_NAMES, type LeadStatus } from '@boligstyling/domain';
import { adminBulk, bulkToast } from '../../../content/admin/admin-bulk';
import { adminLeads } from '../../../content/admin/admin-leads';
import { undoneToast } from '../../../content/admin/admin-undo';
import { useDownload } from '../shared/calls/use-download';
import { changedIn, useWithEach } from '../shared/calls/use-with-each';
import { useOfferUndo } from '../shared/undo/undo';
import type { ChosenLead } from './use-selection';

/**
 * Does one thing with many leads, all at once, and tells how many it was done with.
 *
 * @param chosen as they were seen last: a status that somebody else has set since stays
 * @param see is told how they stand by then
 */
export function useBulk(
  chosen: readonly ChosenLead[],
  see: (leads: readonly ChosenLead[]) => void,
) {
  const [followUp] = useFollowUpLeadMutation();
  const [undoStatus] = useUndoLeadStatusMutation();
  const [assign] = useAssignLeadMutation();
  const [resendOf] = useResendLeadNotificationsMutation();
  const { download, isDownloading } = useDownload(adminLeads.downloadFailed);
  const { isBusy, leftAlone, withEach } = useWithEach<ChosenLead>(bulkToast);
  const offerUndo = useOfferUndo();

  const setStatus = async (status: LeadStatus) => {
    const { done } = await withEach(chosen, ({ id, status: from }) =>
      followUp({ id, followUpDto: { status, from } }),
    );
    see(done.map(({ item }) => ({ ...item, status })));
    const changed = changedIn(done);
    if (changed.size === 0) return;
    offerUndo({
      what: adminBulk.statusSet(changed.size, LEAD_STATUS_NAMES[status]),
      undo: async () => {
        const undoIt = (lead: ChosenLead) =>
          undoStatus({
            id: lead.id,
            undoStatusDto: { status, changed_at: changed.get(lead) },
          });
        const undone = await withEach([...changed.keys()], undoIt, { told: undoneToast });
        see(undone.done.map(({ item }) => item));
        return undone.isSettled;
      },
    });
  };

  const ids = chosen.map(({ id }) => id);
  return {
    isBusy,
    isDownloading,
    leftAlone,
    setStatus,
    match: () =>
      withEach(chosen, ({ id }) => assign({ leadId: id, assignDto: {} }), {
        whyNot: ({ asked }) => (asked === 0 ? adminBulk.nobodyAsked : undefined),
      }),
    resend: () =>
      withEach(chosen, ({ id }) => resendOf({ leadId: id }), {
        whyNot: ({ errorCount }) => (errorCount > 0 ? adminBulk.failedAgain : undefined),
      }),
    download: () =>
      download(
        `/api/admin/leads.csv?${new URLSearchParams({ ids: ids.join() })}`,
        adminBulk.fileName,
      ),
  };
}
