import {
  useAssignLeadMutation,
  useFollowUpLeadMutation,
  useResendLeadNotificationsMutation,
  useUndoLeadStatusMutation,
} from '@boligstyling/api-client/admin';
import { LEAD_STATUS_NAMES, type LeadStatus } from '@boligstyling/domain';
import { adminBulk, bulkToast } from '../../../content/admin-bulk';
import { adminLeads } from '../../../content/admin-leads';
import { useDownload } from '../shared/calls/use-download';
import { useWithEach } from '../shared/calls/use-with-each';
import { useOfferUndo } from '../shared/undo/undo';

/** Does one thing with many leads, all at once, and tells how many it was done with. */
export function useBulk(ids: readonly string[]) {
  const [followUp] = useFollowUpLeadMutation();
  const [undoStatus] = useUndoLeadStatusMutation();
  const [assign] = useAssignLeadMutation();
  const [resendOf] = useResendLeadNotificationsMutation();
  const { download } = useDownload(adminLeads.downloadFailed);
  const { isBusy, withEach } = useWithEach(bulkToast);
  const offerUndo = useOfferUndo();

  const setStatus = async (status: LeadStatus) => {
    const done = await withEach(ids, (id) => followUp({ id, followUpDto: { status } }));
    if (done.length === 0) return;
    const undoOne = (id: string) => undoStatus({ id, undoStatusDto: { status } });
    offerUndo({
      what: adminBulk.statusSet(done.length, LEAD_STATUS_NAMES[status]),
      undo: async () => (await withEach(done, undoOne)).length === done.length,
    });
  };

  return {
    isBusy,
    setStatus,
    match: () => withEach(ids, (leadId) => assign({ leadId, assignDto: {} })),
    resend: () => withEach(ids, (leadId) => resendOf({ leadId })),
    download: () =>
      download(
        `/api/admin/leads.csv?${new URLSearchParams({ ids: ids.join() })}`,
        adminBulk.fileName,
      ),
  };
}
