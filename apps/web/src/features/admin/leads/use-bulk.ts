import {
  useAssignLeadMutation,
  useFollowUpLeadMutation,
  useResendLeadNotificationsMutation,
  useUndoLeadStatusMutation,
  type CallError,
} from '@boligstyling/api-client/admin';
import type { LeadStatus } from '@boligstyling/domain';
import { useState } from 'react';
import { adminBulk, bulkToast } from '../../../content/admin-bulk';
import { adminLeads } from '../../../content/admin-leads';
import { leadStatusWords } from '../../../content/admin-words';
import { problemOf } from '../shared/calls/problem-of';
import { useDownload } from '../shared/calls/use-download';
import { useToast } from '../shared/ui/use-toast';
import { useOfferUndo } from '../shared/undo/undo';

type Answer = { error?: unknown; data?: unknown };

/** Does one thing with many leads, all at once, and tells how many it was done with. */
export function useBulk(ids: readonly string[]) {
  const [followUp] = useFollowUpLeadMutation();
  const [undoStatus] = useUndoLeadStatusMutation();
  const [assign] = useAssignLeadMutation();
  const [resendOf] = useResendLeadNotificationsMutation();
  const { download } = useDownload(adminLeads.downloadFailed);
  const [isBusy, setIsBusy] = useState(false);
  const offerUndo = useOfferUndo();
  const toast = useToast();

  const doWith = async (some: readonly string[], call: (id: string) => PromiseLike<Answer>) => {
    setIsBusy(true);
    const answers = await Promise.all(some.map(call));
    setIsBusy(false);
    const failed = answers.flatMap(({ error }) => (error ? [error as CallError] : []));
    const reason = failed[0] && problemOf(failed[0]).message;
    const done = some.filter((_, index) => !answers[index]?.error);
    toast(
      bulkToast(done.length, some.length, reason),
      failed.length > 0 ? 'destructive' : undefined,
    );
    return done;
  };

  const setStatus = async (status: LeadStatus) => {
    const done = await doWith(ids, (id) => followUp({ id, followUpDto: { status } }));
    if (done.length === 0) return;
    const undoOne = (id: string) => undoStatus({ id, undoStatusDto: { status } });
    offerUndo({
      what: adminBulk.statusSet(done.length, leadStatusWords[status]),
      undo: async () => (await doWith(done, undoOne)).length === done.length,
    });
  };

  return {
    isBusy,
    setStatus,
    match: () => doWith(ids, (leadId) => assign({ leadId, assignDto: {} })),
    resend: () => doWith(ids, (leadId) => resendOf({ leadId })),
    download: () =>
      download(
        `/api/admin/leads.csv?${new URLSearchParams({ ids: ids.join() })}`,
        adminBulk.fileName,
      ),
  };
}
