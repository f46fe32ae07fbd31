import {
  type Corrections,
  hasMoved,
  inOnePlace,
  type Lead,
  type Located,
  municipalityNumbered,
  type Place,
  placeKey,
  placeOf,
  type PostalLookup,
  type UnplacedLead,
  postalCodeIn,
} from '@boligstyling/domain';
import type { AddressService } from '../places/address-service.js';
import type { LeadPlaces } from './lead-places.js';
import type { PostalRegister } from '../places/postal-register.js';

/** Concurrent requests to the address service. */
const AT_ONCE = 5;

/** Finds leads' municipalities before matching. */
export class LocateLeads {
  constructor(
    private readonly places: LeadPlaces,
    private readonly register: PostalRegister,
    private readonly addressService: AddressService,
  ) {}

  /**
   * Locates leads of unknown municipality; those not found are looked up again next time.
   * @throws DomainError `storage-unavailable`
   */
  async execute(leadIds: readonly string[]): Promise<void> {
    await this.keep(await this.find(leadIds));
  }

  /** @throws DomainError `storage-unavailable` */
  async keep(found: readonly Located[]): Promise<void> {
    if (found.length > 0) await this.places.locate(found);
  }

  /**
   * The same as {@link execute}, but the caller stores the result.
   * @throws DomainError `storage-unavailable`
   */
  async find(leadIds: readonly string[]): Promise<Located[]> {
    const leads = await this.places.unlocated(leadIds);
    if (leads.length === 0) return [];
    const known = await this.lookUp(
      leads.filter(({ municipalityNumber }) => !isToday(municipalityNumber)),
    );
    const found = leads.map((given) => ({ given, place: placeIn(given, known) }));
    return found.filter(({ place }) => place.municipality !== null);
  }

  /**
   * Adds the deciding municipality to corrections, and reports if the home is now in another one.
   * @throws DomainError `storage-unavailable`
   */
  async settle(
    lead: Lead,
    corrections: Corrections,
  ): Promise<{ corrections: Corrections; moved: boolean }> {
    if (!hasMoved(lead, corrections)) return { corrections, moved: false };
    const given = { ...lead, ...corrections };
    const place = placeIn(given, await this.lookUp([given]));
    const moved = lead.municipality === null || place.municipality !== lead.municipality;
    return { corrections: inOnePlace(lead, corrections, place), moved };
  }

  /** Looks up codes and places in the register, and the rest at the address service. */
  private async lookUp(leads: readonly UnplacedLead[]): Promise<PostalLookup> {
    const codes = unique(leads.map(({ address }) => postalCodeIn(address)));
    const placeKeys = unique(leads.map(({ location }) => placeKey(location)));
    const known = await this.register.lookUp(codes, placeKeys);
    const missing = codes.filter((code) => !isOfToday(known, code));
    let isAnswered = false;
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const some = missing.slice(from, from + AT_ONCE);
      const answers = await Promise.all(some.map((code) => this.ask(code)));
      isAnswered ||= answers.includes(true);
    }
    return isAnswered ? this.register.lookUp(codes, placeKeys) : known;
  }

  private async ask(code: string): Promise<boolean> {
    const municipality = await this.addressService.municipalityOf(code);
    if (municipality) await this.register.keepAnswer(code, municipality);
    return municipality !== undefined;
  }
}

function placeIn(given: Omit<UnplacedLead, 'id'>, known: PostalLookup): Place {
  const { municipalityNumber, location: placeName, address } = given;
  return placeOf({ municipalityNumber, postalCode: postalCodeIn(address), placeName }, known);
}

function isOfToday(known: PostalLookup, code: string): boolean {
  const area = known.area(code);
  return area !== undefined && (!area.municipality || isToday(area.municipality));
}

function isToday(municipality: string): boolean {
  return municipalityNumbered(municipality) !== undefined;
}

function unique(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts)].filter((text) => text !== null);
}
