import type { AddressService } from './address-service';
import type { AddressSuggestion } from './address-suggestion';
import { localSuggestions } from './local-suggestions';
import { searchText } from './search-text';

const MAX_REMEMBERED = 100;
/** When the service is given up, in milliseconds: with the pause before, within three seconds. */
const PATIENCE_MS = 2_000;

/** Finds addresses for what has been typed, and remembers what the service answered. */
export class AddressSearch {
  private readonly remembered = new Map<string, readonly AddressSuggestion[]>();

  /** @param patience what is aborted when the service is to be given up */
  constructor(
    private readonly service: Pick<AddressService, 'find'>,
    private readonly patience = () => AbortSignal.timeout(PATIENCE_MS),
  ) {}

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
    const deadline = this.patience();
    const ask = (asked: string, fuzzy: boolean) =>
      deadline.aborted ? null : this.service.find(asked, fuzzy, signal, deadline);
    const found = (await ask(text, true)) ?? (await ask(text, false));
    const lastWord = text.split(' ').at(-1) ?? '';
    if (found?.length !== 0 || !/\p{L}/u.test(lastWord)) return found;
    return (await ask(`${text}*`, false)) ?? found;
  }
}
