import { useKeptAddress } from './use-kept-address';

/** @param unseen names that must not be in the address */
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
