import { useEffect, useEffectEvent, useContext } from 'react';
import {
  useLocation,
  useNavigate,
  useSearchParams,
  UNSAFE_NavigationContext as NavigationContext,
  type Location,
  type Navigator,
} from 'react-router-dom';
import { problemOf } from '../../../../shared/calls/problem-of';

type Unseen = Readonly<Record<string, string>>;

const unseenOf = (state: unknown): Unseen => (state as { unseen?: Unseen } | null)?.unseen ?? {};

function addressOf(seen: URLSearchParams, state: unknown, unseen: readonly string[]) {
  const address = new URLSearchParams(seen);
  for (const name of unseen) {
    const value = unseenOf(state)[name];
    if (value) address.set(name, value);
  }
  return address;
}

/**
 * Unseen values, such as a search for a person, go to the history state, which reaches no log.
 *
 * @param unseen names that must not be in the address
 */
export function useKeptAddress(unseen: readonly string[] = []) {
  const [seen] = useSearchParams();
  const { state: present } = useLocation();
  const navigate = useNavigate();

  const newest = useNewestLocation();
  const address = addressOf(seen, present, unseen);

  const go = (
    changed: (address: URLSearchParams) => URLSearchParams,
    { replace, state }: { replace: boolean; state?: object },
  ) => {
    const { pathname, search: before, state: given } = newest();
    const next = changed(addressOf(new URLSearchParams(before), given, unseen));
    const search = new URLSearchParams(next);
    for (const name of unseen) search.delete(name);
    const others = Object.entries(unseenOf(given)).filter(([name]) => !unseen.includes(name));
    const kept = unseen.flatMap((name) => (next.get(name) ? [[name, next.get(name)]] : []));
    void navigate(
      { pathname, search: String(search) },
      {
        state: { ...state, unseen: Object.fromEntries([...others, ...kept]) },
        replace,
        preventScrollReset: true,
      },
    );
  };

  const isOfBefore = unseen.some((name) => seen.has(name));
  const clear = useEffectEvent(() => go((same) => same, { replace: true, state: present ?? {} }));
  useEffect(() => {
    if (isOfBefore) clear();
  }, [isOfBefore]);

  return { address, go };
}

/**
 * During a transition `useLocation` returns the previous place; building on it would revert a
 * change.
 */
export function useNewestLocation(): () => Location {
  const { navigator } = useContext(NavigationContext);
  return () => (navigator as Navigator & { readonly location: Location }).location;
}

export const PAGE_ADDRESS = 'side';

/** True until the first page replaces one that the API does not know. */
export function useFirstPageInstead(error: unknown): boolean {
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const isUnknown = problemOf(error ?? {}).errors.some(({ field }) => field === 'cursor');
  const toFirst = useEffectEvent(() => {
    const { pathname, search, state } = newest();
    const address = new URLSearchParams(search);
    address.delete(PAGE_ADDRESS);
    const unseen = { ...unseenOf(state), [PAGE_ADDRESS]: '' };
    void navigate({ pathname, search: String(address) }, { state: { unseen }, replace: true });
  });
  useEffect(() => {
    if (isUnknown) toFirst();
  }, [isUnknown]);
  return isUnknown;
}
