import { numberInWords } from '../core/number-in-words.js';
import { capital } from '../core/text.js';

/**
 * Who gets a job that several are asked about: «De tre første som sier ja, får oppdraget. Én har
 * sagt ja.»
 *
 * @param places so many can take it unless the owner asks for more, up to three
 * @param taken so many have
 */
export function firstComeText(places: number, taken: number): string {
  if (taken >= places) return 'Eieren vil ha flere. Den neste som sier ja, får oppdraget.';
  if (places === 1) return 'Den første som sier ja, får oppdraget.';
  const rule = `De ${numberInWords(places)} første som sier ja, får oppdraget.`;
  return taken === 0 ? rule : `${rule} ${capital(numberInWords(taken))} har sagt ja.`;
}
