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
  type UnlocatedLead,
  postalCodeIn,
} from '@boligstyling/domain';
import { batchesOf } from '../core/one-at-a-time.js';
import type { PostalRegister } from '../places/postal-register.js';

export abstract class LeadPlaces {
  abstract unlocated(leadIds: readonly string[]): Promise<UnlocatedLead[]>;

  /** Skips leads whose owner corrected the address meanwhile. */
  abstract locate(found: readonly Located[]): Promise<void>;
}

/** The national register, a fallback for our postal register. */
export abstract class AddressService {
  /**
   * By most addresses with this code; undefined also when the service fails. Never throws, and
   * times out after some seconds.
   */
  abstract municipalityOf(postalCode: string): Promise<string | undefined>;
}

const AT_ONCE = 5;

export class LocateLeads {
  constructor(
    private readonly places: LeadPlaces,
    private readonly register: PostalRegister,
    private readonly addressService: AddressService,
  ) {}

  /** Those not found are looked up again next time. */
  async execute(leadIds: readonly string[]): Promise<void> {
    await this.keep(await this.find(leadIds));
  }

  async keep(found: readonly Located[]): Promise<void> {
    if (found.length > 0) await this.places.locate(found);
  }

  /** Stores nothing. */
  async find(leadIds: readonly string[]): Promise<Located[]> {
    const leads = await this.places.unlocated(leadIds);
    if (leads.length === 0) return [];
    const known = await this.lookUp(
      leads.filter(({ municipalityNumber }) => !isCurrent(municipalityNumber)),
    );
    const found = leads.map((given) => ({ given, place: placeIn(given, known) }));
    return found.filter(({ place }) => place.municipality !== null);
  }

  /** `moved`: into another municipality. */
  async locateCorrected(
    lead: Lead,
    corrections: Corrections,
  ): Promise<{ corrections: Corrections; moved: boolean }> {
    if (!hasMoved(lead, corrections)) return { corrections, moved: false };
    const given = { ...lead, ...corrections };
    const place = placeIn(given, await this.lookUp([given]));
    const moved = lead.municipality === null || place.municipality !== lead.municipality;
    return { corrections: inOnePlace(lead, corrections, place), moved };
  }

  private async lookUp(leads: readonly UnlocatedLead[]): Promise<PostalLookup> {
    const codes = unique(leads.map(({ address }) => postalCodeIn(address)));
    const placeKeys = unique(leads.map(({ location }) => placeKey(location)));
    const known = await this.register.lookUp(codes, placeKeys);
    const missing = codes.filter((code) => !hasCurrentMunicipality(known, code));
    let isAnswered = false;
    for (const some of batchesOf(missing, AT_ONCE)) {
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

function placeIn(given: Omit<UnlocatedLead, 'id'>, known: PostalLookup): Place {
  const { municipalityNumber, location: placeName, address } = given;
  return placeOf({ municipalityNumber, postalCode: postalCodeIn(address), placeName }, known);
}

function hasCurrentMunicipality(known: PostalLookup, code: string): boolean {
  const area = known.area(code);
  return area !== undefined && (!area.municipality || isCurrent(area.municipality));
}

function isCurrent(municipality: string): boolean {
  return municipalityNumbered(municipality) !== undefined;
}

function unique(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts)].filter((text) => text !== null);
}
