import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useNewestLocation } from './use-newest-location';

type Unseen = Readonly<Record<string, string>>;

const unseenOf = (state: unknown): Unseen => (state as { unseen?: Unseen } | null)?.unseen ?? {};

/** All values, whether the address holds them or the entry of the history. */
function addressOf(seen: URLSearchParams, state: unknown, unseen: readonly string[]) {
  const address = new URLSearchParams(seen);
  for (const name of unseen) {
    const value = unseenOf(state)[name];
    if (value) address.set(name, value);
  }
  return address;
}

/**
 * The values that the address keeps, and those that no address may hold, such as whom somebody searches
 * for. These stay with the entry of the tab's history: they survive a reload and can be gone back to,
 * and no log and no list of visited pages has them. Out of an address of before they are taken.
 *
 * @param unseen the names of what no address holds; others of the same page keep theirs
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
