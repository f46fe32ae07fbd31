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
import { basedOn } from '../../../shared/calls/versions';
import { useMay } from '../shared/session/use-may';
import { Confirm } from '../shared/ui/confirm';
import { useUndoPlace, useOfferUndo } from '../shared/undo/undo';
import styles from './bulk-bar.module.css';
import { useIsWide, useOpenLead } from './use-open-lead';
import {
  useAssignLeadMutation,
  useDeleteLeadMutation,
  useFollowUpLeadMutation,
  useReleaseLeadMutation,
  useResendLeadNotificationsMutation,
  useUndoLeadStatusMutation,
  type LeadDto,
} from '@boligstyling/api-client/admin';
import { adminLeads } from '../../../content/admin/admin-leads';
import { undoneToast } from '../../../content/admin/admin-undo';
import { useDownload } from '../shared/ui/download-button';
import { changedIn, useWithEach, type Skipped } from '../shared/calls/use-with-each';

/** Confirmed first. */
type Asked = 'match' | 'resend' | 'release' | 'erase';

export function BulkBar({ selection }: { selection: Selection }) {
  const { selected, clear } = selection;
  const [asking, setAsking] = useState<Asked>();
  const bulk = useBulk([...selected.values()], selection);
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

  const answer = async (what: Asked) => {
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
        <SkippedLeads leads={bulk.leftAlone.filter(({ item }) => selected.has(item.id))} />
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
            {bulk.areHeld && <HeldActs onAsk={setAsking} />}
            {may('work') && !bulk.areHeld && (
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

function HeldActs({ onAsk }: { onAsk: (what: Asked) => void }) {
  const may = useMay();
  return (
    <>
      {may('work') && (
        <button type="button" className={styles.act} onClick={() => onAsk('release')}>
          {adminBulk.release}
        </button>
      )}
      {may('erase') && (
        <button type="button" className={styles.act} onClick={() => onAsk('erase')}>
          {adminBulk.erase}
        </button>
      )}
    </>
  );
}

/** Arrow keys in a list alone would change many leads. */
function StatusOfAll({ isBusy, onSet }: { isBusy: boolean; onSet: (status: LeadStatus) => void }) {
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

/** @param chosen as last seen, so that a status set since by somebody else stays */
function useBulk(chosen: readonly ChosenLead[], { see, set }: Selection) {
  const [followUp] = useFollowUpLeadMutation();
  const [undoStatus] = useUndoLeadStatusMutation();
  const [assign] = useAssignLeadMutation();
  const [resendOf] = useResendLeadNotificationsMutation();
  const [releaseOf] = useReleaseLeadMutation();
  const [erase] = useDeleteLeadMutation();
  const { download, isDownloading } = useDownload(adminLeads.downloadFailed);
  const { isBusy, leftAlone, withEach } = useWithEach<ChosenLead>(bulkToast);
  const offerUndo = useOfferUndo();

  const setStatus = async (status: LeadStatus) => {
    const { done } = await withEach(chosen, (lead) =>
      followUp({ id: lead.id, ...basedOn(lead), followUpDto: { status } }),
    );
    see(
      done.map(({ item, data }) => ({ ...item, status, version: data?.version ?? item.version })),
    );
    const changed = changedIn(done);
    if (changed.size === 0) return;
    offerUndo({
      what: adminBulk.statusSet(changed.size, LEAD_STATUS_NAMES[status]),
      undo: async () => {
        const undoIt = (lead: ChosenLead) =>
          undoStatus({
            id: lead.id,
            undoStatusDto: { status, changed_at: changed.get(lead)?.changed_at ?? undefined },
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
    areHeld: chosen.length > 0 && chosen.every(({ suspicion }) => suspicion),
    release: async () => {
      const { done } = await withEach(chosen, ({ id }) => releaseOf({ id }));
      see(done.map(({ item }) => ({ ...item, suspicion: null })));
    },
    erase: async () => {
      const { done } = await withEach(chosen, ({ id }) => erase({ id }));
      const erased = done.map(({ item }) => item);
      set(erased, false);
    },
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

function SkippedLeads({ leads }: { leads: readonly Skipped<ChosenLead>[] }) {
  const reasons = [...new Set(leads.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = leads.flatMap((left) => (left.reason === reason ? left.item.customer_name : []));
    return (
      <p key={reason} className={styles.left}>
        {adminBulk.leftAlone(names, reason)}
      </p>
    );
  });
}

export type ChosenLead = Pick<LeadDto, 'id' | 'version' | 'customer_name' | 'status' | 'suspicion'>;

export function useSelection(shown: readonly ChosenLead[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, ChosenLead>>(new Map());
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    setSelected(seenIn(selected, shown));
  }

  const set = (leads: readonly ChosenLead[], isIn: boolean) => {
    const next = new Map(selected);
    for (const lead of leads) {
      if (!isIn) next.delete(lead.id);
      else if (next.size < MAX_LEADS_AT_ONCE) next.set(lead.id, lead);
    }
    setSelected(next);
  };

  const see = (leads: readonly ChosenLead[]) => setSelected((before) => seenIn(before, leads));

  return {
    selected,
    set,
    see,
    toggle: (lead: ChosenLead) => set([lead], !selected.has(lead.id)),
    clear: () => setSelected(new Map()),
  };
}

function seenIn(selected: ReadonlyMap<string, ChosenLead>, leads: readonly ChosenLead[]) {
  const chosen = leads.filter(({ id }) => selected.has(id));
  if (chosen.length === 0) return selected;
  return new Map([...selected, ...chosen.map((lead) => [lead.id, lead] as const)]);
}

export type Selection = ReturnType<typeof useSelection>;
