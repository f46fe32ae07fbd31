import {
  useSearchLeadsQuery,
  type LeadDto,
  useGetSummaryQuery,
  useGetLeadQuery,
  adminApi,
  useGetLeadsVersionQuery,
} from '@boligstyling/api-client/admin';
import { DEFAULT_LEAD_SORT, type LeadSort } from '@boligstyling/domain';
import { useRef, useEffect, useState, useEffectEvent, type RefObject } from 'react';
import { adminBulk } from '../../../content/admin/admin-bulk';
import { adminTelephoneLead } from '../../../content/admin/admin-telephone-lead';
import { adminHotkeys } from '../../../content/admin/admin-hotkeys';
import { adminLeads } from '../../../content/admin/admin-leads';
import { Button } from '../../../shared/ui/button';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { formatNumber, counted } from '../shared/format';
import { HotkeysDialog, useHotkeys } from '../shared/hotkeys/hotkeys-dialog';
import { useMay } from '../shared/session/use-may';
import { DownloadButton } from '../shared/ui/download-button';
import { ListCard, noneFound } from '../shared/lists/list-card';
import { foundOf } from '../shared/ui/load-state';
import { Pager } from '../shared/lists/use-paged-filter';
import { BulkBar, useSelection, type Selection, type ChosenLead } from './bulk-bar';
import { NewLead } from './telephone-lead-form';
import { LeadFilters } from './lead-filters';
import {
  EVERYTHING,
  isNarrowed,
  toLeadFilter,
  toListArgs,
  useLeadQuery,
  useNeighbours,
} from './lead-query';
import { LeadTable } from './lead-table';
import styles from './leads.module.css';
import { SavedViews } from './saved-views';
import { useOpenLead } from './use-open-lead';
import { useAppDispatch } from '../../../shared/store/hooks';

const NAMES = 'a[data-lead]';

const press = (name: string) => document.querySelector<HTMLElement>(`[data-hotkey=${name}]`);

function focusedRow(): { rows: HTMLElement[]; place: number } {
  const rows = [...document.querySelectorAll<HTMLElement>(NAMES)];
  const row = document.activeElement?.closest('tr');
  return { rows, place: rows.findIndex((each) => row?.contains(each)) };
}

function useLeadHotkeys(
  { selected, toggle, clear }: Selection,
  shown: readonly ChosenLead[],
  mayChoose: boolean,
) {
  const { openId, open, close } = useOpenLead();
  const { data: opened } = useGetLeadQuery({ id: openId ?? '' }, { skip: !openId });
  const { previous, next } = useNeighbours(openId);
  const [isListing, setIsListing] = useState(false);

  const go = (step: 1 | -1) => {
    if (openId) {
      const to = step > 0 ? next : previous;
      if (to) open(to);
      return;
    }
    const { rows, place } = focusedRow();
    const row = rows[place < 0 ? 0 : place + step];
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const current = () => openId ?? focusedRow().rows[focusedRow().place]?.dataset.lead;

  const changeStatus = () => {
    const field = openId ? press('status') : selected.size > 0 ? press('bulk-status') : null;
    const id = current();
    if (field) field.focus();
    else if (id) open(id, { toStatus: true });
  };

  useHotkeys({
    '/': () => press('search')?.focus(),
    j: () => go(1),
    k: () => go(-1),
    e: changeStatus,
    x: () => {
      const id = current();
      const lead =
        mayChoose && [...shown, ...(opened ? [opened] : [])].find((each) => each.id === id);
      if (lead) toggle(lead);
    },
    z: () => press('undo')?.click(),
    '?': () => setIsListing(true),
    Escape: () => (openId ? close() : clear()),
  });

  return { isListing, list: () => setIsListing(true), unlist: () => setIsListing(false) };
}

const SHOWN_MS = 20_000;

function ArrivedLeads() {
  const total = useGetSummaryQuery().data?.leads.total;
  const [known, setKnown] = useState(total);
  const [arrived, setArrived] = useState(0);

  if (total !== undefined && total !== known) {
    setKnown(total);
    if (known !== undefined && total > known) setArrived(arrived + total - known);
  }
  useEffect(() => {
    if (arrived === 0) return;
    const timer = setTimeout(() => setArrived(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [arrived]);

  return (
    <span className={styles.arrived} role="status">
      {arrived > 0 && counted(arrived, adminLeads.arrived)}
    </span>
  );
}

const NONE: readonly LeadDto[] = [];

export function LeadsCard({ cities }: { cities: readonly string[] }) {
  const { query, asked, narrow, next, previous } = useLeadQuery();
  const { openId, open } = useOpenLead();
  const list = useSearchLeadsQuery({ leadsQueryDto: toListArgs(asked) });
  const found = foundOf(list);
  const shown = found?.leads ?? NONE;
  const selection = useSelection(shown);
  const may = useMay();
  const mayChoose = may('work') || may('export');
  const hotkeys = useLeadHotkeys(selection, shown, mayChoose);
  const [isEntering, setIsEntering] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLiveLeads(frame, list);

  const turn = (go: () => void) => () => {
    go();
    frame.current?.scrollIntoView();
  };

  return (
    <div ref={frame} id="henvendelser" className={styles.frame}>
      <ListCard
        of={list}
        title={adminLeads.title}
        aside={
          <>
            <ArrivedLeads />
            {found && (
              <span role="status">
                {howMany(found)}
                <VisuallyHidden>
                  . {adminLeads.sorts[(asked.sort || DEFAULT_LEAD_SORT) as LeadSort]}
                </VisuallyHidden>
              </span>
            )}
            {isNarrowed(query) && (
              <Button variant="quiet" size="small" onClick={() => narrow(EVERYTHING)}>
                {adminLeads.reset}
              </Button>
            )}
            {may('work') && (
              <Button size="small" icon="plus" onClick={() => setIsEntering(true)}>
                {adminTelephoneLead.open}
              </Button>
            )}
            {may('export') && (
              <DownloadButton
                label={adminLeads.download}
                name={adminLeads.fileName}
                path="/api/admin/leads.csv"
                filter={toLeadFilter(asked)}
                failed={adminLeads.downloadFailed}
              />
            )}
            <span className={styles.forKeys}>
              <Button variant="quiet" size="small" onClick={hotkeys.list}>
                {adminHotkeys.open}
              </Button>
            </span>
          </>
        }
        filters={
          <>
            <SavedViews query={query} onShow={narrow} />
            <LeadFilters query={query} cities={cities} onChange={narrow} />
          </>
        }
        empty={({ leads }) => leads.length === 0 && noneFound(adminLeads, isNarrowed(query))}
        pager={({ next_cursor: cursor }) => (
          <Pager
            onPrevious={previous && turn(previous)}
            onNext={cursor ? turn(() => next(cursor)) : undefined}
          />
        )}
      >
        {({ leads }) => (
          <>
            {mayChoose && <SelectPage leads={leads} selection={selection} />}
            <LeadTable
              leads={leads}
              sort={asked.sort}
              openId={openId}
              selection={mayChoose ? selection : undefined}
              onSort={(sort) => narrow({ sort })}
              onOpen={(id) => open(id, { fromList: true })}
            />
          </>
        )}
      </ListCard>
      <BulkBar selection={selection} />
      {isEntering && <NewLead onClose={() => setIsEntering(false)} />}
      {hotkeys.isListing && <HotkeysDialog onClose={hotkeys.unlist} />}
    </div>
  );
}

type SelectPageProps = { leads: readonly LeadDto[]; selection: Selection };

function SelectPage({ leads, selection: { selected, set } }: SelectPageProps) {
  return (
    <label className={styles.selectAll}>
      <input
        type="checkbox"
        checked={leads.every(({ id }) => selected.has(id))}
        onChange={({ target }) => set(leads, target.checked)}
      />
      {adminBulk.selectPage}
    </label>
  );
}

type Found = { leads: readonly unknown[]; total: number; total_is_exact: boolean };

function howMany({ leads, total, total_is_exact }: Found): string {
  const all = formatNumber(total);
  return adminLeads.shown(
    formatNumber(leads.length),
    total_is_exact ? all : adminLeads.moreThan(all),
  );
}

const POLL_MS = 8_000;
const LOOK_AGAIN_MS = 500;
/** Milliseconds of quiet. */
const BUSY_MS = 3_000;
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** `performance.now()`. */
function useLastUse(table: RefObject<HTMLElement | null>) {
  const lastUse = useRef(-Infinity);
  useEffect(() => {
    const element = table.current;
    const noted = ({ target }: Event) => {
      const isInTable = target instanceof Element && target.closest('table');
      if (isInTable) lastUse.current = performance.now();
    };
    for (const sign of SIGNS_OF_USE) element?.addEventListener(sign, noted, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_USE) element?.removeEventListener(sign, noted);
    };
  }, [table]);
  return lastUse;
}

type List = { startedTimeStamp?: number; isFetching: boolean; refetch: () => unknown };

/** Rows must not move while the table is in use. */
export function useLiveLeads(table: RefObject<HTMLElement | null>, list: List): void {
  const { data, fulfilledTimeStamp } = useGetLeadsVersionQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const dispatch = useAppDispatch();
  const lastUse = useLastUse(table);
  const shownVersion = useRef<string>(undefined);
  const isCompared = useRef(false);
  const version = data?.version;

  // The first version may include a lead that the list lacks.
  const isLoaded = fulfilledTimeStamp !== undefined && !list.isFetching;
  const compare = useEffectEvent(() => {
    if ((list.startedTimeStamp ?? 0) <= (fulfilledTimeStamp ?? 0)) void list.refetch();
  });
  useEffect(() => {
    if (!isLoaded || isCompared.current) return;
    isCompared.current = true;
    compare();
  }, [isLoaded]);

  useEffect(() => {
    shownVersion.current ??= version;
    if (version === shownVersion.current) return;
    const timer = setInterval(() => {
      if (performance.now() - lastUse.current < BUSY_MS) return;
      clearInterval(timer);
      shownVersion.current = version;
      dispatch(adminApi.util.invalidateTags(['admin']));
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [version, dispatch, lastUse]);
}
