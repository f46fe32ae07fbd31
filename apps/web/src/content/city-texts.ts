import { alesund } from './city-texts/alesund';
import { bergen } from './city-texts/bergen';
import type { CityText } from '../shared/config/runtime-config';
import { drammen } from './city-texts/drammen';
import { fredrikstad } from './city-texts/fredrikstad';
import { kristiansand } from './city-texts/kristiansand';
import { oslo } from './city-texts/oslo';
import { stavanger } from './city-texts/stavanger';
import { tromso } from './city-texts/tromso';
import { trondheim } from './city-texts/trondheim';

/** The local texts, by the city's slug. Only the nine cities of the carousel have one. */
export const cityTexts: ReadonlyMap<string, CityText> = new Map([
  ['oslo', oslo],
  ['bergen', bergen],
  ['trondheim', trondheim],
  ['stavanger', stavanger],
  ['kristiansand', kristiansand],
  ['drammen', drammen],
  ['tromsø', tromso],
  ['fredrikstad', fredrikstad],
  ['ålesund', alesund],
]);
