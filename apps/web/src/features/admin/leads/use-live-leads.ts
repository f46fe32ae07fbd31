import { adminApi, useGetLeadsVersionQuery } from '@boligstyling/api-client/admin';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useAppDispatch } from '../../../shared/store/hooks';

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
