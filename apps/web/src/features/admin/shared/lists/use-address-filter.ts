import { useKeptAddress } from './use-kept-address';

/**
 * A filter whose named values the address keeps; an empty one is left out.
 *
 * @param unseen those of them that no address may hold
 */
export function useAddressFilter<Name extends string>(
  names: readonly Name[],
  unseen: readonly Name[] = [],
) {
  const { address, go } = useKeptAddress(unseen);
  const values = Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as Record<
    Name,
    string
  >;

  const change = (changes: Partial<Record<Name, string>>, replace = true, state = {}) => {
    const changed = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    };
    go(changed, { replace, state });
  };

  return { values, change };
}
