import { cities } from '../../content/pages/cities';
import { toSuggestion, type AddressSuggestion } from './address-suggestion';

const MAX_SUGGESTIONS = 10;
const KNOWN_CITIES = [...cities.map(({ name }) => name), 'Hamar', 'Lillehammer'];
const LARGEST_CITIES = ['Oslo', 'Bergen', 'Trondheim', 'Stavanger'];
const NOT_KNOWN = '';

const STREETS = [
  toSuggestion('Karl Johans gate', '0154', 'Oslo'),
  toSuggestion('Bogstadveien', '0355', 'Oslo'),
  toSuggestion('Thereses gate', '0354', 'Oslo'),
  toSuggestion('Bygdøy allé', '0257', 'Oslo'),
  toSuggestion('Markveien', '0554', 'Oslo'),
  toSuggestion('Storgata', '0184', 'Oslo'),
  toSuggestion('Nygårdsgaten', '5015', 'Bergen'),
  toSuggestion('Kong Oscars gate', '5017', 'Bergen'),
  toSuggestion('Strandgaten', '5013', 'Bergen'),
  toSuggestion('Torgallmenningen', '5014', 'Bergen'),
  toSuggestion('Munkegata', '7011', 'Trondheim'),
  toSuggestion('Kongens gate', '7011', 'Trondheim'),
  toSuggestion('Olav Tryggvasons gate', '7011', 'Trondheim'),
  toSuggestion('Innherredsveien', '7014', 'Trondheim'),
];

const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * What can be suggested without the address service: the city that is named together with a
 * number, else the largest cities for a number, else the built-in streets that hold every word, in
 * their name or their city's. The
 * postal code is known for those streets alone.
 */
export function localSuggestions(text: string): readonly AddressSuggestion[] {
  const words = text.split(' ');
  if (/\d/.test(text)) {
    const named = KNOWN_CITIES.find((city) => words.some((word) => sameWord(word, city)));
    if (!named) return LARGEST_CITIES.map((city) => toSuggestion(text, NOT_KNOWN, city));
    const street = words.filter((word) => !sameWord(word, named)).join(' ');
    return [toSuggestion(street, NOT_KNOWN, named)];
  }
  const isMeant = ({ address, city }: AddressSuggestion): boolean => {
    const whole = `${address} ${city}`.toLowerCase();
    return words.every((word) => whole.includes(word.toLowerCase()));
  };
  return STREETS.filter(isMeant).slice(0, MAX_SUGGESTIONS);
}
