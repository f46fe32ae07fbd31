import type { CityText } from '../../shared/config/runtime-config';

export const cityTexts: ReadonlyMap<string, () => Promise<{ text: CityText }>> = new Map([
  ['oslo', () => import('../city-texts/oslo')],
  ['bergen', () => import('../city-texts/bergen')],
  ['trondheim', () => import('../city-texts/trondheim')],
  ['stavanger', () => import('../city-texts/stavanger')],
  ['kristiansand', () => import('../city-texts/kristiansand')],
  ['drammen', () => import('../city-texts/drammen')],
  ['tromsø', () => import('../city-texts/tromso')],
  ['fredrikstad', () => import('../city-texts/fredrikstad')],
  ['ålesund', () => import('../city-texts/alesund')],
]);
