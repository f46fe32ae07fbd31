const KEY = 'location-preferences';

/** Remembers the city between visits. Only for visitors with functional consent. */
export function rememberCity(city: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ city }));
  } catch {
    // A browser that refuses access remembers nothing.
  }
}

/** The city remembered last, if any. */
export function lastCity(): string | undefined {
  try {
    const { city } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { city?: unknown };
    return typeof city === 'string' && city !== '' ? city : undefined;
  } catch {
    return undefined;
  }
}
