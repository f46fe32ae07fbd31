import { inVisits, keepText, keptJson } from '../kept-text';

const KEY = 'location-preferences';

export function rememberCity(city: string): void {
  keepText(inVisits, KEY, JSON.stringify({ city }));
}

export function lastCity(): string | undefined {
  const { city } = (keptJson(inVisits, KEY) ?? {}) as { city?: unknown };
  return typeof city === 'string' && city !== '' ? city : undefined;
}
