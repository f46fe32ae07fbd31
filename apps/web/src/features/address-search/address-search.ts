import type { AddressService } from './address-service';
import { type AddressSuggestion, toSuggestion } from './address-suggestion';
import { searchText } from './search-text';
import { cities } from '../../content/pages/cities';

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

/** Without the address service. Only built-in streets have a postal code. */
function localSuggestions(text: string): readonly AddressSuggestion[] {
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

const MAX_REMEMBERED = 100;
/** Milliseconds; with the debounce under three seconds. */
const PATIENCE_MS = 2_000;

export class AddressSearch {
  private readonly remembered = new Map<string, readonly AddressSuggestion[]>();

  constructor(
    private readonly service: Pick<AddressService, 'find'>,
    private readonly patience = () => AbortSignal.timeout(PATIENCE_MS),
  ) {}

  recall(typed: string): readonly AddressSuggestion[] | undefined {
    return this.remembered.get(searchText(typed).toLowerCase());
  }

  /** Local suggestions are not cached. Throws as {@link AddressService.find}. */
  async find(typed: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]> {
    const text = searchText(typed);
    if (text === '') return [];
    const found = await this.ask(text, signal);
    if (!found) return localSuggestions(text);
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(text.toLowerCase(), found);
    return found;
  }

  /** The fuzzy search finds misspelt words but no prefixes. */
  private async ask(
    text: string,
    signal: AbortSignal,
  ): Promise<readonly AddressSuggestion[] | null> {
    const deadline = this.patience();
    const ask = (asked: string, fuzzy: boolean) =>
      deadline.aborted ? null : this.service.find(asked, fuzzy, signal, deadline);
    const found = (await ask(text, true)) ?? (await ask(text, false));
    const lastWord = text.split(' ').at(-1) ?? '';
    if (found?.length !== 0 || !/\p{L}/u.test(lastWord)) return found;
    return (await ask(`${text}*`, false)) ?? found;
  }
}
