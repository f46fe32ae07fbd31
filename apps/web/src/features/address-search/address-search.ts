import type { AddressService } from './address-service';
import type { AddressSuggestion } from './address-suggestion';
import { localSuggestions } from './local-suggestions';
import { searchText } from './search-text';

const MAX_REMEMBERED = 100;

/** Finds addresses for what has been typed, and remembers what the service answered. */
export class AddressSearch {
  private readonly remembered = new Map<string, readonly AddressSuggestion[]>();

  constructor(private readonly service: Pick<AddressService, 'find'>) {}

  /** The answer to a text asked for before. */
  recall(typed: string): readonly AddressSuggestion[] | undefined {
    return this.remembered.get(searchText(typed).toLowerCase());
  }

  /**
   * Asks the service; when it is out of reach, the suggestions are made up locally and not
   * remembered.
   *
   * @throws the signal's reason when it is aborted
   */
  async find(typed: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]> {
    const text = searchText(typed);
    if (text === '') return [];
    const found = await this.ask(text, signal);
    if (!found) return localSuggestions(text);
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(text.toLowerCase(), found);
    return found;
  }

  /** A fuzzy search finds misspelt words but no beginnings of words, so those are asked for too. */
  private async ask(
    text: string,
    signal: AbortSignal,
  ): Promise<readonly AddressSuggestion[] | null> {
    const found =
      (await this.service.find(text, true, signal)) ??
      (await this.service.find(text, false, signal));
    const lastWord = text.split(' ').at(-1) ?? '';
    if (found?.length !== 0 || !/\p{L}/u.test(lastWord)) return found;
    return (await this.service.find(`${text}*`, false, signal)) ?? found;
  }
}
