import type { Lead } from '../leads/lead.js';
import type { Place } from '../places/place-of.js';
import type { LeadCaseState } from './case-state.js';

/** What the owner of a lead told of where the home is. */
export type ToldOfPlace = Pick<Lead, 'id' | 'municipalityNumber' | 'location' | 'address'>;

/** Where a home is, by what its owner told. */
export interface Located {
  readonly told: ToldOfPlace;
  readonly place: Place;
}

/**
 * Puts homes where they were found to be, in what a case knows of other requests too; but for those
 * whose owner has told something else meanwhile, or that the administrator has put somewhere.
 */
export function placing(found: readonly Located[]): (state: LeadCaseState) => LeadCaseState {
  const ofLead = new Map(found.map((each) => [each.told.id, each]));
  const placed = (lead: Lead): Lead => {
    const known = ofLead.get(lead.id);
    if (!known || lead.municipality !== null || !isStillTold(known.told, lead)) return lead;
    const { municipality, foundBy } = known.place;
    return { ...lead, municipality, municipalityFoundBy: foundBy };
  };
  return (state) => ({
    ...state,
    lead: placed(state.lead),
    others: state.others.map((other) => ({ ...other, lead: placed(other.lead) })),
  });
}

function isStillTold(told: ToldOfPlace, lead: Lead): boolean {
  return (['municipalityNumber', 'location', 'address'] as const).every(
    (key) => told[key] === lead[key],
  );
}
