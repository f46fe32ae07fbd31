export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function memoryStorage(): PlainStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Throws on every access, as when the visitor has disabled storage. */
export function forbiddenStorage(): PlainStorage {
  throw new Error('SecurityError');
}
