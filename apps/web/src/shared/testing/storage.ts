export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What `localStorage` and `sessionStorage` do, for tests outside a browser. */
export function memoryStorage(): PlainStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Storage as it is where the visitor has forbidden it: even asking for it throws. */
export function forbiddenStorage(): PlainStorage {
  throw new Error('SecurityError');
}
