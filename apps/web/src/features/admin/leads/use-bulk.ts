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
    const done = await withEach(chosen, ({ id, status: from }) =>
      followUp({ id, followUpDto: { status, from } }),
    );
    see(done.map((lead) => ({ ...lead, status })));
    // What stood so before was changed by somebody else, whose change is not to be undone.
    const changed = done.filter((lead) => lead.status !== status);
    if (changed.length === 0) return;
    offerUndo({
      what: adminBulk.statusSet(changed.length, LEAD_STATUS_NAMES[status]),
      undo: async () => {
        const undone = await withEach(changed, ({ id }) =>
          undoStatus({ id, undoStatusDto: { status } }),
        );
        see(undone);
        return undone.length === changed.length;
      },
    });
  };

  const ids = chosen.map(({ id }) => id);
  return {
    isBusy,
    isDownloading,
    leftAlone,
    setStatus,
    match: () => withEach(chosen, ({ id }) => assign({ leadId: id, assignDto: {} })),
    resend: () => withEach(chosen, ({ id }) => resendOf({ leadId: id })),
    download: () =>
      download(
        `/api/admin/leads.csv?${new URLSearchParams({ ids: ids.join() })}`,
        adminBulk.fileName,
      ),
  };
}
