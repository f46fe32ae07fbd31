import {
  LEAD_STATUS_NAMES,
  LEAD_STATUSES,
  type LeadStatus,
  MAX_LEADS_AT_ONCE,
} from '@boligstyling/domain';
import { useId, useState } from 'react';
import { adminBulk, bulkToast } from '../../../content/admin/admin-bulk';
import { Icon } from '../../../shared/ui/icon';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { useMay } from '../shared/session/use-may';
import { Confirm } from '../shared/ui/confirm';
import { useUndoPlace, useOfferUndo } from '../shared/undo/undo';
import styles from './bulk-bar.module.css';
import { LeftAloneLeads } from './panel/left-alone';
import { useIsWide } from './use-is-wide';
import { useOpenLead } from './use-open-lead';
import type { Selection, ChosenLead } from './use-selection';
import {
  useAssignLeadMutation,
  useFollowUpLeadMutation,
  useResendLeadNotificationsMutation,
  useUndoLeadStatusMutation,
} from '@boligstyling/api-client/admin';
import { adminLeads } from '../../../content/admin/admin-leads';
import { undoneToast } from '../../../content/admin/admin-undo';
import { useDownload } from '../shared/calls/use-download';
import { changedIn, useWithEach } from '../shared/calls/use-with-each';

export function BulkBar({ selection }: { selection: Selection }) {
  const { selected, see, clear } = selection;
  const [asking, setAsking] = useState<'match' | 'resend'>();
  const bulk = useBulk([...selected.values()], see);
  const may = useMay();
  const undoPlace = useUndoPlace();
  const isWide = useIsWide();
  const { openId } = useOpenLead();
  if (selected.size === 0) {
    if (asking) setAsking(undefined);
    return null;
  }
  // A lead that covers the page would hide the toast.
  const isInSight = isWide || !openId;

  const answer = async (what: 'match' | 'resend') => {
    setAsking(undefined);
    await bulk[what]();
  };
  return (
    <div className={styles.foot}>
      <div ref={isInSight ? undoPlace : undefined} data-undo-place />
      <section className={styles.bar} aria-label={adminBulk.label}>
        <p className={styles.count} role="status">
          {selected.size < MAX_LEADS_AT_ONCE
            ? adminBulk.count(selected.size)
            : adminBulk.full(selected.size)}
        </p>
        <LeftAloneLeads leads={bulk.leftAlone.filter(({ item }) => selected.has(item.id))} />
        {asking ? (
          <Confirm
            question={adminBulk.questions[asking](selected.size)}
            yes={adminBulk[asking]}
            busy={bulk.isBusy}
            onYes={() => void answer(asking)}
            onNo={() => setAsking(undefined)}
          />
        ) : (
          <>
            {may('work') && (
              <>
                <StatusOfAll isBusy={bulk.isBusy} onSet={(status) => void bulk.setStatus(status)} />
                <button type="button" className={styles.act} onClick={() => setAsking('match')}>
                  {adminBulk.match}
                </button>
                <button type="button" className={styles.act} onClick={() => setAsking('resend')}>
                  {adminBulk.resend}
                </button>
              </>
            )}
            {may('export') && (
              <button
                type="button"
                className={styles.act}
                aria-disabled={bulk.isDownloading || undefined}
                onClick={() => bulk.isDownloading || void bulk.download()}
              >
                {adminBulk.export}
              </button>
            )}
            <button type="button" className={styles.clear} onClick={clear}>
              <Icon name="close" />
              <VisuallyHidden>{adminBulk.clear}</VisuallyHidden>
            </button>
          </>
        )}
      </section>
    </div>
  );
}

type StatusOfAllProps = { isBusy: boolean; onSet: (status: LeadStatus) => void };

/** A list and a button, so that arrow keys in the list do not change many leads. */
function StatusOfAll({ isBusy, onSet }: StatusOfAllProps) {
  const [status, setStatus] = useState<LeadStatus>('contacted');
  const id = useId();
  return (
    <div className={styles.status}>
      <label htmlFor={id}>
        <VisuallyHidden>{adminBulk.status}</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.select}
        data-hotkey="bulk-status"
        value={status}
        onChange={({ target }) => setStatus(target.value as LeadStatus)}
      >
        {LEAD_STATUSES.map((each) => (
          <option key={each} value={each}>
            {LEAD_STATUS_NAMES[each]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.act}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onSet(status)}
      >
        {adminBulk.setStatus}
      </button>
    </div>
  );
}

/**
 * Runs one action on many leads in parallel and reports the count.
 *
 * @param chosen as last seen: a status that somebody else has set since is not overwritten
 * @param see receives their new state
 */
function useBulk(chosen: readonly ChosenLead[], see: (leads: readonly ChosenLead[]) => void) {
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
        const undone = await withEach([...changed.keys()], undoIt, { toastOf: undoneToast });
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
