import { placeName } from '../../shared/city/place-name';
import { toSuggestion, type AddressSuggestion } from './address-suggestion';

/** How many addresses are asked for. */
const HITS_PER_PAGE = 15;
type Http = (url: string, init: RequestInit) => Promise<Response>;

/** An address of the register. Any of it can be missing, or of another kind than text. */
interface RegisteredAddress {
  adressetekst?: unknown;
  /** Street and number without the name some farms and homes have besides. */
  adressetekstutenadressetilleggsnavn?: unknown;
  postnummer?: unknown;
  poststed?: unknown;
  kommunenummer?: unknown;
}

/** As the form takes it: what is no text is not known. */
const text = (told: unknown): string => (typeof told === 'string' ? told : '');

function suggestionOf(found: RegisteredAddress | null): AddressSuggestion | [] {
  const address = text(found?.adressetekstutenadressetilleggsnavn) || text(found?.adressetekst);
  if (!found || !address) return [];
  const { postnummer, poststed, kommunenummer } = found;
  return toSuggestion(address, text(postnummer), placeName(text(poststed)), text(kommunenummer));
}

/** Who chooses an address that two municipalities have has not said which. */
function withoutRepeats(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  const found = new Map<string, AddressSuggestion>();
  for (const suggestion of suggestions) {
    const { fullAddress, municipalityNumber: number } = suggestion;
    const isUnclear = (found.get(fullAddress)?.municipalityNumber ?? number) !== number;
    found.set(fullAddress, isUnclear ? { ...suggestion, municipalityNumber: '' } : suggestion);
  }
  return [...found.values()];
}

/** Aborted with whichever is first. Phones of early 2023 lack `AbortSignal.any`. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { signal: first.signal });
  }
  return first.signal;
}

/** The Norwegian mapping authority's open register of addresses. */
export class AddressService {
  constructor(
    private readonly url: string,
    private readonly http: Http = (url, init) => fetch(url, init),
  ) {}

  /**
   * The addresses found; null when the service does not answer until the deadline, or not with a list.
   *
   * @throws the signal's reason when it is aborted
   */
  async find(
    text: string,
    fuzzy: boolean,
    signal: AbortSignal,
    deadline?: AbortSignal,
  ): Promise<readonly AddressSuggestion[] | null> {
    const parameters = new URLSearchParams({
      sok: text,
      fuzzy: String(fuzzy),
      asciiKompatibel: 'true',
      treffPerSide: String(HITS_PER_PAGE),
    });
    try {
      const response = await this.http(`${this.url}?${parameters}`, {
        headers: { Accept: 'application/json' },
        signal: deadline ? firstOf(signal, deadline) : signal,
      });
      if (!response.ok) return null;
      const { adresser } = (await response.json()) as { adresser: (RegisteredAddress | null)[] };
      return withoutRepeats(adresser.flatMap(suggestionOf));
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }
}
