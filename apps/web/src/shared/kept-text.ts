/** May be full, forbidden or missing. */
export type TextStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const inVisits: TextStorage = () => localStorage;
export const inTab: TextStorage = () => sessionStorage;

export function keptText(storage: TextStorage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Null if it is no JSON. */
export function keptJson(storage: TextStorage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param text null removes it
 * @returns false if storage failed
 */
export function keepText(storage: TextStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
