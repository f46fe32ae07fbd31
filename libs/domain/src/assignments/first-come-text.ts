import { numberInWords } from '../core/number-in-words.js';
import { capital } from '../core/text.js';

/**
 * «De tre første som sier ja, får oppdraget. Én har sagt ja.»
 *
 * @param places at most three unless the owner asks for more
 */
export function firstComeText(places: number, taken: number): string {
  if (taken >= places) return 'Eieren vil ha flere. Den neste som sier ja, får oppdraget.';
  if (places === 1) return 'Den første som sier ja, får oppdraget.';
  const rule = `De ${numberInWords(places)} første som sier ja, får oppdraget.`;
  return taken === 0 ? rule : `${rule} ${capital(numberInWords(taken))} har sagt ja.`;
}
