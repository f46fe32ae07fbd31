const KEY = 'location-preferences';

export function rememberCity(city: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ city }));
  } catch {
    // Storage is unavailable.
  }
}

export function lastCity(): string | undefined {
  try {
    const { city } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { city?: unknown };
    return typeof city === 'string' && city !== '' ? city : undefined;
  } catch {
    return undefined;
  }
}
