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
  type ToldOfPlace,
  postalCodeIn,
} from '@boligstyling/domain';
import type { AddressService } from '../places/address-service.js';
import type { LeadPlaces } from './lead-places.js';
import type { PostalRegister } from '../places/postal-register.js';

/** So many questions the address service gets at a time. */
const AT_ONCE = 5;

/** Finds out where leads' homes are, before partners are looked for. */
export class LocateLeads {
  constructor(
    private readonly places: LeadPlaces,
    private readonly register: PostalRegister,
    private readonly addressService: AddressService,
  ) {}

  /**
   * Looks for the municipality of those whose is not known, and keeps what is found. What is not found
   * now is looked for again the next time.
   *
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
   * The same as {@link execute}, but leaves it to the caller to keep it.
   *
   * @throws DomainError `storage-unavailable`
   */
  async find(leadIds: readonly string[]): Promise<Located[]> {
    const leads = await this.places.unlocated(leadIds);
    if (leads.length === 0) return [];
    const known = await this.lookUp(
      leads.filter(({ municipalityNumber }) => !isToday(municipalityNumber)),
    );
    const found = leads.map((told) => ({ told, place: placeIn(told, known) }));
    return found.filter(({ place }) => place.municipality !== null);
  }

  /**
   * What a correction means for the place of the home: the corrections with the municipality that
   * decides as their place, and whether the home has moved to another one.
   *
   * @throws DomainError `storage-unavailable`
   */
  async settle(
    lead: Lead,
    corrections: Corrections,
  ): Promise<{ corrections: Corrections; moved: boolean }> {
    if (!hasMoved(lead, corrections)) return { corrections, moved: false };
    const told = { ...lead, ...corrections };
    const place = placeIn(told, await this.lookUp([told]));
    const moved = lead.municipality === null || place.municipality !== lead.municipality;
    return { corrections: inOnePlace(lead, corrections, place), moved };
  }

  /** What the register knows of these leads' codes and places, and the address service of the rest. */
  private async lookUp(leads: readonly ToldOfPlace[]): Promise<PostalLookup> {
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

function placeIn(told: Omit<ToldOfPlace, 'id'>, known: PostalLookup): Place {
  const { municipalityNumber, location: placeName, address } = told;
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
