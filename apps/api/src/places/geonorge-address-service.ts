import { AddressService, type FaultLog } from '@boligstyling/application';
import { municipalityNumbered } from '@boligstyling/domain';

/** Matching of a lead waits meanwhile, but no page does. */
const ANSWER_WITHIN_MS = 3_000;

/** After a fault: else each of many leads would wait for the same one. */
const REST_MS = 60_000;

/** The service's maximum per answer. */
const MOST_HITS = '1000';

/** The service gets a postal code alone. */
export class GeonorgeAddressService extends AddressService {
  private restsUntil = -Infinity;

  /** @param url search address, as in `ADDRESS_SEARCH_URL` */
  constructor(
    private readonly url: string,
    private readonly faults: FaultLog,
    private readonly now: () => number = () => performance.now(),
  ) {
    super();
  }

  override async municipalityOf(postalCode: string): Promise<string | undefined> {
    if (this.now() < this.restsUntil) return undefined;
    try {
      return mostFrequent(await this.search(postalCode));
    } catch (error) {
      this.faults.report('address service', error);
      this.restsUntil = this.now() + REST_MS;
      return undefined;
    }
  }

  private async search(postnummer: string): Promise<string[]> {
    const url = new URL(this.url);
    const filtrer = 'adresser.kommunenummer';
    url.search = new URLSearchParams({
      postnummer,
      treffPerSide: MOST_HITS,
      filtrer,
    }).toString();
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!answer.ok) throw Object.assign(new Error(), { code: `HTTP ${answer.status}` });
    return municipalitiesIn(await answer.json());
  }
}

function municipalitiesIn(answer: unknown): string[] {
  const { adresser } = (answer ?? {}) as { adresser?: unknown };
  if (!Array.isArray(adresser)) throw new TypeError('No addresses');
  return adresser
    .map((address: { kommunenummer?: unknown } | null) => String(address?.kommunenummer))
    .filter((number) => municipalityNumbered(number));
}

function mostFrequent(numbers: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(numbers, (number) => number).values()];
  return groups.sort((a, b) => b.length - a.length)[0]?.[0];
}
