import { placeName } from '../../shared/city/place-name';
import { toSuggestion, type AddressSuggestion } from './address-suggestion';

const HITS_PER_PAGE = 15;
type Http = (url: string, init: RequestInit) => Promise<Response>;

/** Any field may be missing or not a text. */
interface RegisteredAddress {
  adressetekst?: unknown;
  /** Without the additional name that some farms have. */
  adressetekstutenadressetilleggsnavn?: unknown;
  postnummer?: unknown;
  poststed?: unknown;
  kommunenummer?: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function suggestionOf(found: RegisteredAddress | null): AddressSuggestion | [] {
  const address = text(found?.adressetekstutenadressetilleggsnavn) || text(found?.adressetekst);
  if (!found || !address) return [];
  const { postnummer, poststed, kommunenummer } = found;
  return toSuggestion(address, text(postnummer), placeName(text(poststed)), text(kommunenummer));
}

/** An address in two municipalities is ambiguous, so it loses its municipality number. */
function withoutRepeats(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  const found = new Map<string, AddressSuggestion>();
  for (const suggestion of suggestions) {
    const { fullAddress, municipalityNumber: number } = suggestion;
    const isUnclear = (found.get(fullAddress)?.municipalityNumber ?? number) !== number;
    found.set(fullAddress, isUnclear ? { ...suggestion, municipalityNumber: '' } : suggestion);
  }
  return [...found.values()];
}

/** `AbortSignal.any` is missing in phones of early 2023. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { signal: first.signal });
  }
  return first.signal;
}

export class AddressService {
  constructor(
    private readonly url: string,
    private readonly http: Http = (url, init) => fetch(url, init),
  ) {}

  /**
   * @returns null without a list before the deadline
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
