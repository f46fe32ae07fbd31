import {
  LEAD_STATUS_NAMES,
  LEAD_STATUSES,
  type LeadStatus,
  MAX_LEADS_AT_ONCE,
} from '@boligstyling/domain';
import { useId, useState } from 'react';
import { adminBulk } from '../../../content/admin/admin-bulk';
import { Icon } from '../../../shared/ui/icon';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { useMay } from '../shared/session/use-may';
import { Confirm } from '../shared/ui/confirm';
import { useUndoPlace } from '../shared/undo/undo';
import styles from './bulk-bar.module.css';
import { LeftAloneLeads } from './panel/left-alone';
import { useBulk } from './use-bulk';
import { useIsWide } from './use-is-wide';
import { useOpenLead } from './use-open-lead';
import type { Selection } from './use-selection';

/** What can be done with all that are chosen, at the foot of the window. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { selected, see, clear } = selection;
  const [asking, setAsking] = useState<'match' | 'resend'>();
  const bulk = useBulk([...selected.values()], see);
  const may = useMay();
  const undoPlace = useUndoPlace();
  const isWide = useIsWide();
  const { openId } = useOpenLead();
  if (selected.size === 0) {
    // What was asked about those is no question about others.
    if (asking) setAsking(undefined);
    return null;
  }
  // Behind a lead that is a page nobody would see it.
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

/** A choice and a button: arrow keys in a list of choices are not to change many leads. */
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
