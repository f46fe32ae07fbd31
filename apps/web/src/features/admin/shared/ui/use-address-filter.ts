import { useNavigate, useSearchParams } from 'react-router-dom';

/** A filter whose named values the address keeps; an empty one is left out. */
export function useAddressFilter<Name extends string>(names: readonly Name[]) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const values = Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as Record<
    Name,
    string
  >;

  const change = (changes: Partial<Record<Name, string>>, replace = true) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries<string | undefined>(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate({ search: String(next) }, { replace, preventScrollReset: true });
  };

  return { values, change };
}
